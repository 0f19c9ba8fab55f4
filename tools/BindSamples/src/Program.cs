using BindSamples;
using BindSamples.Output;

try
{
    var options = Options.Parse(args);
    var run = SamplesRun.Of(options);
    if (run.Problems.Count > 0)
    {
        foreach (var problem in run.Problems)
        {
            Console.Error.WriteLine(problem);
        }

        return 1;
    }

    Console.WriteLine(run.Summary);
    return OutputFolder.Finish(options, run.Files);
}
catch (UsageException exception)
{
    Console.Error.WriteLine(exception.Message);
    return 2;
}

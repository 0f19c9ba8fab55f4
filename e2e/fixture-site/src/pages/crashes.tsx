import {useState, type ReactNode} from 'react';
import Layout from '@theme/Layout';
import {defects, type DefectName} from '../defects';

/** One button per defect; the page works until one is pressed. */
export default function Crashes(): ReactNode {
  return (
    <Layout title="Crashes">
      <DefectChooser />
    </Layout>
  );
}

/** Inside the layout, so that the crash discards the choice and "Try again" renders a working page. */
function DefectChooser(): ReactNode {
  const [chosen, setChosen] = useState<DefectName>();
  const Defect = chosen && defects[chosen];
  return (
    <main className="container margin-vert--lg">
      <h1>Crashes</h1>
      {Object.keys(defects).map((name) => (
        <p key={name}>
          <button type="button" onClick={() => setChosen(name as DefectName)}>
            {name}
          </button>
        </p>
      ))}
      {Defect && <Defect />}
    </main>
  );
}

import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import styles from './Beach.module.css';

/** The beach on the home page. It is decorative, and its colors follow the theme. */
export default function Beach(): ReactNode {
  const palm = useBaseUrl('/img/home/palm.svg');
  return (
    <div className={styles.beach} aria-hidden="true">
      <div className={styles.sun} />
      <svg className={styles.sea} viewBox="0 0 1440 200" preserveAspectRatio="none">
        <path className={styles.far} d="M0 0h1440v60H0z" />
        <path className={styles.middle} d="M0 22h1440v60H0z" />
        <path className={styles.near} d="M0 58h1440v90H0z" />
        <path className={styles.glitter} d="M676 8h88m-62 11h70m-96 12h60m-24 13h96m-120 13h44m-10 14h80" />
        <path className={styles.foam} d="M0 104c240-22 420 34 720 14s480-38 720-10v92H0Z" />
        <path className={styles.wetSand} d="M0 109c240-22 420 34 720 14s480-38 720-10v87H0Z" />
        <path className={styles.sand} d="M0 124c240-24 420 32 720 12s480-34 720-6v70H0Z" />
        <path className={styles.page} d="M0 182c180-18 340 14 600 6s380-22 560-10 200 8 280 2v22H0Z" />
      </svg>
      <img className={styles.palm} src={palm} width={240} height={304} alt="" />
      <img className={styles.farPalm} src={palm} width={240} height={304} alt="" />
      <img className={styles.coconut} src={useBaseUrl('/img/home/coconut.svg')} width={120} height={120} alt="" />
    </div>
  );
}

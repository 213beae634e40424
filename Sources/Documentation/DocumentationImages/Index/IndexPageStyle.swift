/// The style sheet of the page of pictures, for light and dark appearance.
enum IndexPageStyle {
    /// The additional style for failures.
    static let failures = ".error { padding: 8px 12px; border-left: 4px solid #d33; background: #d331; }"

    static let css = """
        :root {
          --text: #1c1e21; --soft: #5d6470; --page: #ffffff; --panel: #f5f6f8; --line: #e3e6ea; --link: #0a66c2;
          --keyword: #9b2393; --type: #0b6e72; --string: #b3261e; --number: #1c55c8; --comment: #6a737d; --member: #3b5a99;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --text: #e6e8eb; --soft: #9aa3af; --page: #15171a; --panel: #1e2125; --line: #30353b; --link: #6cb2ff;
            --keyword: #f07ac0; --type: #6fd3c7; --string: #ff8f7e; --number: #9dbcff; --comment: #8b949e; --member: #b3c7f2;
          }
        }
        * { box-sizing: border-box; }
        html { scroll-behavior: smooth; }
        body {
          margin: 0; color: var(--text); background: var(--page);
          font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
        }
        a { color: var(--link); text-decoration: none; }
        a:hover { text-decoration: underline; }
        nav { padding: 24px 20px; border-bottom: 1px solid var(--line); font-size: 14px; }
        nav strong { font-size: 16px; }
        nav div { break-inside: avoid; padding-top: 20px; }
        nav h2 { margin: 0 0 6px; font-size: 12px; letter-spacing: .04em; text-transform: uppercase; color: var(--soft); }
        nav ul { margin: 0; padding: 0; list-style: none; }
        nav li { padding: 2px 0; }
        main { max-width: 1000px; padding: 8px 20px 64px; }
        h1 { margin: 40px 0 0; font-size: 30px; line-height: 1.2; }
        section { padding: 28px 0 12px; scroll-margin-top: 8px; }
        section + section { border-top: 1px solid var(--line); }
        h2 { margin: 0 0 16px; font-size: 21px; line-height: 1.3; }
        .row { display: flex; flex-wrap: wrap; gap: 20px; margin: 0 0 20px; align-items: flex-start; }
        figure { margin: 0; min-width: 0; max-width: 100%; }
        figcaption { margin-bottom: 8px; font-size: 13px; font-weight: 600; color: var(--soft); }
        figure a { display: block; border-radius: 12px; overflow: hidden; background: #fff; box-shadow: 0 0 0 1px var(--line); }
        .device a { border-radius: 0; background: none; box-shadow: none; }
        img { display: block; max-width: 100%; height: auto; }
        pre {
          margin: 0 0 12px; padding: 14px 16px; overflow-x: auto; border-radius: 10px; background: var(--panel);
          font-size: 13px; line-height: 1.5;
        }
        code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace; font-size: .95em; }
        pre i { font-style: normal; }
        .k { color: var(--keyword); } .t { color: var(--type); } .s { color: var(--string); } .n { color: var(--number); }
        .c { color: var(--comment); } .m { color: var(--member); }
        .note { margin: -4px 0 16px; padding-left: 14px; border-left: 3px solid var(--line); font-size: 14px; color: var(--soft); }
        .note pre { margin: 6px 0; padding: 8px 12px; }
        @media (min-width: 480px) and (max-width: 1059px) {
          nav { columns: 210px; column-gap: 28px; }
          nav strong { display: block; column-span: all; }
        }
        @media (min-width: 900px) {
          .pair { flex-wrap: nowrap; }
        }
        @media (min-width: 1060px) {
          body { display: grid; grid-template-columns: 280px minmax(0, 1fr); }
          nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; border: 0; border-right: 1px solid var(--line); }
          main { padding: 8px 48px 80px; }
        }
        @media (max-width: 640px) {
          h1 { font-size: 26px; }
          .row { gap: 14px; }
          pre { margin-left: -8px; margin-right: -8px; padding: 12px; font-size: 12px; }
        }
        """
}

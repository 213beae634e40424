import Files
import Foundation

/// A page beside a project's cache that shows all of its pictures, and that reloads itself when they change.
///
/// It needs no server: every half second the page loads a small script with the number of the last change.
package struct PreviewPage {
    private let project: PictureProject

    package init(of project: PictureProject) {
        self.project = project
    }

    /// The path of the page.
    package var path: String { "\(ProjectCache.folder(in: project.folder))/preview.html" }

    private var changePath: String { "\(ProjectCache.folder(in: project.folder))/change.js" }

    /// Writes the page, and tells those that are open to reload.
    ///
    /// - Parameter failures: Lines that the page shows above the pictures.
    package func write(failures: [String]) throws(FileError) {
        try AtomicFile.write(Data(html(failures).utf8), to: path)
        let number = UInt64.random(in: 1 ... .max)
        try AtomicFile.write(Data("changed(\"\(number)\")\n".utf8), to: changePath)
    }

    private func html(_ failures: [String]) -> String {
        let errors = failures.map { "<p class=error>\($0.escapedForHTML)</p>" }.joined(separator: "\n")
        // A file may be opened from the disk or from a server.
        let origins = ["'self'", "file:"]
        let policy = ContentSecurityPolicy(style: Self.css, script: Self.script, images: origins, scripts: origins)
        let sections = project.entries.map(section).joined(separator: "\n")
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy.content)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(project.file.escapedForHTML)</title>
            <style>\(Self.css)</style>
            </head>
            <body>
            <h1>\(project.file.escapedForHTML)</h1>
            \(errors)
            \(sections)
            <script>\(Self.script)</script>
            </body>
            </html>

            """
    }

    private func section(_ entry: PictureEntry) -> String {
        let figures = entry.pictures.map { picture in
            let path = picture.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? picture.path
            return """
                <figure><figcaption>\(picture.path.escapedForHTML)</figcaption>\
                <img src="../\(path.escapedForHTML)" alt="\(picture.name.escapedForHTML)"></figure>
                """
        }
        return """
            <section><h2>\(entry.name.escapedForHTML)</h2><div class=row>
            \(figures.joined(separator: "\n"))
            </div></section>
            """
    }

    private static let css = """
        body { margin: 24px; font: 15px/1.5 system-ui, sans-serif; }
        h1 { font-size: 20px; }
        h2 { margin: 28px 0 8px; font-size: 17px; }
        .row { display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-start; }
        figure { margin: 0; max-width: min(100%, 460px); }
        figcaption { margin-bottom: 6px; font-size: 12px; opacity: .7; }
        img { display: block; max-width: 100%; height: auto; box-shadow: 0 0 0 1px #8884; }
        .error { padding: 8px 12px; border-left: 4px solid #d33; background: #d331; }
        """

    /// A page from a file may load scripts and nothing else.
    private static let script = """
        let known;
        function changed(number) {
          if (known !== undefined && known !== number) location.reload();
          known = number;
        }
        function look() {
          const script = document.createElement("script");
          script.src = "change.js?" + Date.now();
          script.onload = script.onerror = () => { script.remove(); setTimeout(look, 500); };
          document.head.append(script);
        }
        look();
        """
}

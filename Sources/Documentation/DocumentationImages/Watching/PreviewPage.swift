import Files
import Foundation

/// A page in the cache folder that shows all pictures and reloads itself when they change.
///
/// It doesn't need a server. Every half second, the page loads a small script with the number of the last change.
struct PreviewPage {
    private let folder: CacheFolder

    /// - Parameter folder: The folder that the pictures' paths are relative to.
    init(in folder: String) { self.folder = CacheFolder(in: folder) }

    /// The path of the page.
    var path: String { "\(folder.path)/preview.html" }

    /// Writes the page, and makes open copies reload.
    ///
    /// - Parameter failures: Lines to show above the pictures.
    func write(_ page: IndexPage, of pictures: [String: PictureSummary], failures: [String]) throws(FileError) {
        var page = page
        page.wayToPictures = "../"
        let html = page.html(of: pictures, live: IndexPage.LivePart(failures: failures, script: Self.script))
        try folder.make()
        try AtomicFile.write(Data(html.utf8), to: path)
        let number = UInt64.random(in: 1 ... .max)
        try AtomicFile.write(Data("changed(\"\(number)\")\n".utf8), to: "\(folder.path)/change.js")
    }

    /// A page opened from a file can load scripts, but can't make other requests.
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

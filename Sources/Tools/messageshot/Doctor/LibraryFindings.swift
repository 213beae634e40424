import Foundation
import Raster
import Typesetting

/// The versions of the drawing libraries, and whether pictures were compared with them.
enum LibraryFindings {
    static var all: [Finding] { libraries.map(\.finding) }

    private struct Library {
        let name: String
        let version: String
        /// The beginning of its file name, if it is a shared library.
        let file: String
        /// The versions that drew the same pictures in `make check-distributions`.
        let tested: [String]

        var finding: Finding {
            let place = LoadedFiles.path(of: file).map { ", \($0)" } ?? ", in the program"
            guard !tested.contains(version) else { return Finding(.ok, name, version + place) }
            return Finding(
                .warning, name, "\(version)\(place); pictures were compared with \(tested.joined(separator: ", "))")
        }
    }

    private static var libraries: [Library] {
        let drawing = Dictionary(
            DrawingLibraries.versions.map { line in
                let words = line.split(separator: " ", maxSplits: 1).map(String.init)
                return (words[0], words.count > 1 ? words[1] : "unknown")
            }, uniquingKeysWith: { first, _ in first })
        func version(_ name: String) -> String { drawing[name] ?? "unknown" }
        return [
            Library(
                name: "Cairo", version: version("cairo"), file: "libcairo.so", tested: ["1.16.0", "1.18.4"]),
            Library(
                name: "Pango", version: version("pango"), file: "libpango-1.0.so",
                tested: ["1.50.12", "1.56.3", "1.58.2"]),
            Library(
                name: "HarfBuzz", version: version("harfbuzz"), file: "libharfbuzz.so",
                tested: ["6.0.0", "10.2.0", "12.3.2"]),
            Library(
                name: "FreeType", version: version("freetype"), file: "libfreetype.so",
                tested: ["2.12.1", "2.13.3", "2.14.3"]),
            Library(
                name: "fontconfig", version: TypesettingLibraries.fontconfigVersion, file: "libfontconfig.so",
                tested: ["2.14.1", "2.15.0"]),
            Library(
                name: "gdk-pixbuf", version: ImageLibraries.pixbufVersion, file: "libgdk_pixbuf-2.0.so",
                tested: ["2.42.10", "2.42.12"]),
            Library(
                name: "WebP", version: ImageLibraries.webPVersion, file: "libwebp.so", tested: ["1.2.4", "1.5.0"]),
        ]
    }
}

/// The shared libraries that the program has loaded.
enum LoadedFiles {
    /// Returns the path of the library with a name prefix; `nil` if none is loaded.
    static func path(of library: String) -> String? {
        paths.first { $0.contains("/\(library)") }
    }

    private static let paths: [String] = {
        // Read to the end, because the system doesn't report the size.
        guard let file = FileHandle(forReadingAtPath: "/proc/self/maps"), let maps = try? file.readToEnd() else {
            return []
        }
        return String(decoding: maps, as: UTF8.self).split(separator: "\n").compactMap { line in
            line.firstIndex(of: "/").map { String(line[$0...]) }
        }
    }()
}

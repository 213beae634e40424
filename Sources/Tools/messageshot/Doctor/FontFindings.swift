import Files
import Fonts
import Foundation

/// Whether the bundled fonts are there, whole and readable.
enum FontFindings {
    static var all: [Finding] { [fonts] }

    private static var fonts: Finding {
        let folder: String
        do {
            folder = try BundledFonts.directory().absolutePath
        } catch {
            return Finding(.problem, "fonts", error.description)
        }
        let place = ProcessInfo.processInfo.environment["MESSAGESHOT_FONTS"] == nil ? "" : " (MESSAGESHOT_FONTS)"
        let faults = FontManifest.files.compactMap { fault(of: $0.name, size: $0.size, in: folder) }
        guard let first = faults.first else {
            return Finding(.ok, "fonts", "all \(FontManifest.files.count) files are in \(folder)\(place)")
        }
        let rest = faults.count > 1 ? ", and \(faults.count - 1) more" : ""
        return Finding(
            .problem, "fonts", "in \(folder)\(place), \(first)\(rest); put the files of this version there again")
    }

    private static func fault(of name: String, size: Int, in folder: String) -> String? {
        guard let file = try? FileHandle(forReadingFrom: URL(fileURLWithPath: "\(folder)/\(name)")) else {
            let isThere = access("\(folder)/\(name)", F_OK) == 0
            return "\(name) \(isThere ? "can't be read" : "is missing")"
        }
        defer { try? file.close() }
        guard let found = try? file.seekToEnd(), found == UInt64(size) else {
            return "\(name) is not \(size) bytes long"
        }
        return nil
    }
}

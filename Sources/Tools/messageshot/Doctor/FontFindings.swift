import Files
import Fonts
import Foundation
import Raster

/// Checks the bundled fonts byte by byte.
enum FontFindings {
    static var all: [Finding] {
        let folder: String
        do {
            folder = try BundledFonts.folder.get()
        } catch {
            return [Finding(.problem, subject, error.description)]
        }
        let place = ProcessInfo.processInfo.environment["MESSAGESHOT_FONTS"] == nil ? "" : " (MESSAGESHOT_FONTS)"
        let files = FontManifest.files + FontManifest.licenses
        let unread = Dictionary(DamagedFont.all(of: files, in: folder).map { ($0.file, $0) }) { first, _ in first }
        let damaged = files.compactMap { unread["\($0.name)"] ?? damagedContent($0, in: folder) }
        guard !damaged.isEmpty else {
            return [Finding(.ok, subject, "all \(files.count) files are in \(folder)\(place)")]
        }
        return damaged.map { file in
            Finding(.problem, subject, "in \(folder)\(place), \(file); reinstall the fonts of this version")
        }
    }

    private static let subject = "fonts"

    private static func damagedContent(_ file: FontManifest.File, in folder: String) -> DamagedFont? {
        do {
            let content = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file.name)"), options: .alwaysMapped)
            return content.crc32 == file.checksum ? nil : DamagedFont(file: "\(file.name)", damage: .content)
        } catch {
            return DamagedFont(file: "\(file.name)", damage: .unreadable(reason: error.systemReason))
        }
    }
}

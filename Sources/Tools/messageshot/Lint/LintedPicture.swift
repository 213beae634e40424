import Comparison
import Foundation
import Frames
import Lint
import Rendering

/// A PNG picture whose frames are looked at.
struct LintedPicture {
    let path: String

    /// Whether a file is a picture by its name or its first bytes, and no conversation.
    static func isPicture(_ path: String) -> Bool {
        if path.lowercased().hasSuffix(".png") { return true }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
            return false
        }
        guard let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        return (try? file.read(upToCount: 4)) == Data([0x89, 0x50, 0x4E, 0x47])
    }

    func report(by lint: LayoutLint) throws -> LintReport {
        let picture: ComparedPicture
        do {
            picture = try ComparedPicture(path: path)
        } catch {
            throw Failure("\(path): \(error)")
        }
        guard let frame = picture.frame else {
            throw Failure(
                "\(path): \(picture.note ?? "it has no frame tree"); a golden or --embed-frames is needed")
        }
        let scale = frame.rect.width > 0 ? CGFloat(picture.bitmap.pixelsWide) / frame.rect.width : 1
        return lint.report(on: frame, settings: RenderSettings(scale: scale.rounded()))
    }
}

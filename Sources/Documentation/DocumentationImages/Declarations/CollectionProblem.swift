import Foundation
import Frames
import Rendering

/// A mistake in the descriptions of pictures, as one line.
struct CollectionProblem: Error, CustomStringConvertible {
    let description: String
}

extension PictureCollection {
    /// Checks that each picture has a unique, valid file name and settings that can be drawn.
    func check() throws(CollectionProblem) {
        var known: [String: PictureEntry] = [:]
        for picture in pages.flatMap(\.sections).flatMap(\.rows).flatMap(\.pictures) {
            if let reason = Self.flaw(of: picture) {
                throw CollectionProblem(description: "\(picture.place): the name “\(picture.name)” \(reason)")
            }
            // Some file systems ignore case.
            let key = picture.name.lowercased()
            if let other = known[key], other.identity !== picture.identity {
                throw CollectionProblem(description: Self.doubled(picture, other))
            }
            known[key] = picture
            try Self.checkSettings(of: picture)
        }
    }

    private static func doubled(_ picture: PictureEntry, _ other: PictureEntry) -> String {
        guard picture.name == other.name else {
            return
                "\(picture.place): the name “\(picture.name)” differs from “\(other.name)” (\(other.place)) only in case; "
                + "rename one of them"
        }
        return
            "\(picture.place): the name “\(picture.name)” is already used by another picture (\(other.place)); "
            + "rename one of them, or use a constant to show the same picture twice"
    }

    private static func checkSettings(of picture: PictureEntry) throws(CollectionProblem) {
        let settings = picture.settings(from: RenderSettings(scale: 2))
        guard PictureScale.range.contains(settings.scale) else {
            throw CollectionProblem(
                description:
                    "\(picture.place): “\(picture.name)” has a scale of \(settings.scale); expected a number from 0.25 to 10"
            )
        }
        if let problem = settings.problem {
            throw CollectionProblem(description: "\(picture.place): “\(picture.name)” has \(problem)")
        }
    }

    /// The reason why the picture's name can't be a file name; `nil` if it can.
    private static func flaw(of picture: PictureEntry) -> String? {
        let (name, ending) = (picture.name, ".\(picture.encoding.format.fileExtension)")
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        if name.isEmpty || parts.contains("") { return "has an empty part; expected a file name" }
        if parts.contains(where: { $0.hasPrefix(".") }) { return "has a part that begins with a dot; remove the dot" }
        if name.hasSuffix(ending) { return "ends in \(ending), which is added automatically; remove it" }
        let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "-_.~@+/".contains($0) }
        return isPlain ? nil : "has a space or a character that isn't allowed in a URL; use “-” instead"
    }
}

import Foundation
import Frames
import Rendering

/// What is wrong with the descriptions of pictures, in one line.
struct CollectionProblem: Error, CustomStringConvertible {
    let description: String
}

extension PictureCollection {
    /// Makes sure that each picture has a name of its own that a file can have, and settings that can be drawn.
    func check() throws(CollectionProblem) {
        var known: [String: PictureEntry] = [:]
        for picture in pages.flatMap(\.sections).flatMap(\.rows).flatMap(\.pictures) {
            if let reason = Self.flaw(of: picture) {
                throw CollectionProblem(description: "\(picture.place): the name “\(picture.name)” \(reason)")
            }
            // Some file systems take capitals for small letters.
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
                "\(picture.place): the name “\(picture.name)” differs from “\(other.name)” (\(other.place)) in capitals "
                + "only; give one another name"
        }
        return
            "\(picture.place): the name “\(picture.name)” is that of another picture (\(other.place)); give one another "
            + "name, or keep the picture in a constant to show it twice"
    }

    private static func checkSettings(of picture: PictureEntry) throws(CollectionProblem) {
        let settings = picture.settings(from: RenderSettings(scale: 2))
        guard PictureScale.range.contains(settings.scale) else {
            throw CollectionProblem(
                description:
                    "\(picture.place): “\(picture.name)” has a scale of \(settings.scale); it is from 0.25 to 10")
        }
        if let problem = settings.problem {
            throw CollectionProblem(description: "\(picture.place): “\(picture.name)” has \(problem)")
        }
    }

    /// Why no file can have the picture's name; `nil` if one can.
    private static func flaw(of picture: PictureEntry) -> String? {
        let (name, ending) = (picture.name, ".\(picture.encoding.format.fileExtension)")
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        if name.isEmpty || parts.contains("") { return "has an empty part; it is the name of a file" }
        if parts.contains(where: { $0.hasPrefix(".") }) { return "has a part that begins with a dot; leave that out" }
        if name.hasSuffix(ending) { return "ends in \(ending), which is added; leave that out" }
        let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "-_.~@+/".contains($0) }
        return isPlain ? nil : "has a space or a sign that is no part of an address; write “-” instead"
    }
}

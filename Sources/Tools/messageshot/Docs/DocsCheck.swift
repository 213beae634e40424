import Comparison
import Foundation
import Frames
import Gallery

/// A file of the documentation that is not what would be drawn now.
struct OutdatedFile: CustomStringConvertible {
    let path: String
    /// What is different; the first line is a sentence, the others explain it.
    let reason: String

    var description: String {
        let lines = reason.split(separator: "\n")
        return (["\(path): \(lines.first ?? "")"] + lines.dropFirst().map { "  \($0)" }).joined(separator: "\n")
    }
}

/// Holds the pictures in a folder against new ones.
struct DocsCheck {
    private let folder: DocsFolder
    /// What is there, by the names of the pictures.
    private let known: [String: Result<ComparedPicture, UnreadablePicture>]

    init(folder: DocsFolder, pictures: [GalleryPicture]) {
        self.folder = folder
        known = Dictionary(
            uniqueKeysWithValues: pictures.map { picture in
                (
                    picture.name,
                    Result { () throws(UnreadablePicture) in try ComparedPicture(path: folder.path(of: picture)) }
                )
            })
    }

    /// Pixels per point of the picture that is there, or `nil` if it doesn't say.
    func scale(of picture: GalleryPicture) -> CGFloat? {
        guard let there = try? known[picture.name]?.get(), let width = there.frame?.rect.width, width > 0 else {
            return nil
        }
        let scale = (CGFloat(there.bitmap.pixelsWide) / width * 4).rounded() / 4
        return (0.25...10).contains(scale) ? scale : nil
    }

    /// Returns the files that are missing or out of date.
    ///
    /// - Parameter page: Makes the page of the pictures, or `nil` if there is none to compare.
    func outdated(_ pictures: [DrawnPicture], page: ([DrawnPicture]) throws -> String?) throws -> [OutdatedFile] {
        var outdated = pictures.compactMap { picture in
            reason(for: picture).map { OutdatedFile(path: folder.path(of: picture.file), reason: $0) }
        }
        // The page is made of the others: a folder of pictures alone can do without.
        let path = folder.path(of: IndexPage.file)
        if let there = FileManager.default.contents(atPath: path), let page = try page(pictures),
            there != Data(page.utf8)
        {
            outdated.append(OutdatedFile(path: path, reason: "its code or the sizes of its pictures changed"))
        }
        return outdated
    }

    private func reason(for picture: DrawnPicture) -> String? {
        do {
            guard let expected = try known[picture.name]?.get() else { return nil }
            // A picture that carries no frames is compared by its pixels alone.
            let actual = ComparedPicture(picture.bitmap, frame: expected.frame == nil ? nil : picture.frame)
            let comparison = PictureComparison(expected: expected, actual: actual)
            return comparison.isMatch && comparison.frames?.isEmpty != false ? nil : comparison.summary(lines: 8)
        } catch {
            return "\(error)"
        }
    }
}

extension DocsFolder {
    fileprivate func path(of picture: GalleryPicture) -> String { path(of: "\(picture.name).png") }
}

extension RenderSettings {
    /// Returns the settings with another scale, if one is given.
    func scaled(_ scale: CGFloat?) -> RenderSettings {
        var copy = self
        if let scale { copy.scale = scale }
        return copy
    }
}

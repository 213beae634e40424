import Comparison
import Foundation
import Frames
import Gallery

/// A file of the documentation that is not what would be drawn now.
package struct OutdatedFile: CustomStringConvertible {
    package let path: String

    /// The differences; the first line is a sentence, the others explain it.
    package let reason: String

    package var description: String {
        let lines = reason.split(separator: "\n")
        return (["\(path): \(lines.first ?? "")"] + lines.dropFirst().map { "  \($0)" }).joined(separator: "\n")
    }
}

/// Holds the pictures in a folder against new ones.
package struct DocsCheck {
    private let folder: String

    /// The pictures that are there, by name.
    private let known: [String: Result<ComparedPicture, UnreadablePicture>]

    /// - Parameter folder: The path of the pictures, without a slash behind it.
    package init(folder: String, pictures: [GalleryPicture]) {
        self.folder = folder
        known = Dictionary(
            uniqueKeysWithValues: pictures.map { picture in
                (
                    picture.name,
                    Result { () throws(UnreadablePicture) in try ComparedPicture(path: "\(folder)/\(picture.name).png")
                    }
                )
            })
    }

    /// Pixels per point of the picture that is there, or `nil` if it doesn't say.
    package func scale(of picture: GalleryPicture) -> CGFloat? {
        guard let there = try? known[picture.name]?.get(), let width = there.frame?.rect.width, width > 0 else {
            return nil
        }
        let scale = (CGFloat(there.bitmap.pixelsWide) / width * 4).rounded() / 4
        return (0.25...10).contains(scale) ? scale : nil
    }

    /// Returns the files that are missing or out of date.
    ///
    /// - Parameter page: Makes the page of the pictures, or `nil` if there is none to compare.
    package func outdated(
        _ pictures: [DrawnPicture], page: ([DrawnPicture]) throws -> String?
    ) throws -> [OutdatedFile] {
        var outdated = pictures.compactMap { picture in
            reason(for: picture).map { OutdatedFile(path: "\(folder)/\(picture.file)", reason: $0) }
        }
        // The page is made of the others: a folder of pictures alone can do without.
        let path = "\(folder)/\(IndexPage.file)"
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

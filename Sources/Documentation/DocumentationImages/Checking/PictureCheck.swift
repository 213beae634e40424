import Comparison
import Files
import Foundation
import Frames
import Raster

/// Holds the pictures in a folder against new ones.
struct PictureCheck: Sendable {
    private let folder: String

    /// The pictures that are there, by name.
    private let known: [String: Result<ComparedPicture, UnreadablePicture>]

    /// Pixels per point, as the pictures that are there say it, by name.
    private let noted: [String: Double]

    /// More than a picture or a page weighs, in bytes.
    private static let largest = 64 << 20

    /// - Parameter folder: The path of the pictures, without a slash behind it.
    init(folder: String, pictures: [PictureEntry]) {
        self.folder = folder
        known = Dictionary(
            uniqueKeysWithValues: pictures.map { picture in
                let read = Result { () throws(UnreadablePicture) in
                    try ComparedPicture(path: "\(folder)/\(picture.name).png")
                }
                return (picture.name, read)
            })
        noted = Dictionary(
            uniqueKeysWithValues: pictures.compactMap { picture in
                guard let data = try? UntrustedFile.read("\(picture.name).png", below: folder, limit: Self.largest),
                    let scale = try? PNGReader.scale(in: data)
                else { return nil }
                return (picture.name, scale)
            })
    }

    /// Pixels per point of the picture that is there; `nil` if it doesn't say.
    ///
    /// - Parameter frame: A new layout of the picture, whose size tells the scale where nothing else does.
    func scale(of picture: PictureEntry, laidOutAs frame: Frame?) -> CGFloat? {
        guard let there = try? known[picture.name]?.get(), let size = (there.frame ?? frame)?.rect.size else {
            return nil
        }
        return PictureScale.of(pixelsWide: there.bitmap.pixelsWide, pixelsHigh: there.bitmap.pixelsHigh, size: size)
    }

    /// Returns the pictures that are missing or out of date.
    func outdated(_ pictures: [DrawnPicture]) throws -> [OutdatedFile] {
        try pictures.concurrentMap { picture in
            reason(for: picture).map { OutdatedFile(path: "\(folder)/\(picture.file)", reason: $0) }
        }.compactMap { $0 }
    }

    /// Returns the page of all pictures if it is there and not what it would be now.
    ///
    /// - Parameter html: Makes the page.
    func outdatedIndex(_ html: () throws -> String) throws -> OutdatedFile? {
        let path = "\(folder)/\(IndexPage.file)"
        // The page is made of the others: a folder of pictures alone can do without.
        let there: Data
        do throws(UntrustedFile.Problem) {
            guard let data = try UntrustedFile.read(IndexPage.file, below: folder, limit: Self.largest) else {
                return nil
            }
            there = data
        } catch {
            return OutdatedFile(path: path, reason: "it \(error)")
        }
        // A picture that was drawn at another scale is larger or smaller by parts of a point.
        guard !PictureSizes.areNear(String(decoding: there, as: UTF8.self), try html()) else { return nil }
        return OutdatedFile(path: path, reason: "its code or the sizes of its pictures changed")
    }

    private func reason(for picture: DrawnPicture) -> String? {
        do {
            guard let expected = try known[picture.entry.name]?.get() else { return nil }
            // A picture that carries no frames is compared by its pixels alone.
            let actual = ComparedPicture(picture.bitmap, frame: expected.frame == nil ? nil : picture.frame)
            let comparison = PictureComparison(expected: expected, actual: actual)
            return comparison.isMatch && comparison.frames?.isEmpty != false ? nil : comparison.summary(lines: 8)
        } catch {
            return "\(error)"
        }
    }
}

import Foundation
import Frames
import Raster

/// Replaces images that a tree only references by the pixels in the picture.
///
/// A golden references picture files without containing them, and the files may have changed since.
struct PictureImages {
    /// The tree, in which all images have pixels.
    private(set) var frame: Frame

    /// The names of the files whose pixels are taken from the picture.
    private(set) var taken: [String] = []

    init(_ frame: Frame, of picture: Bitmap, scale: CGFloat) {
        self.frame = frame
        guard frame.namesFiles else { return }
        self.frame = replaced(frame, origin: .zero, isUpright: true, picture, scale, isRoot: true)
    }

    private mutating func replaced(
        _ frame: Frame, origin: CGPoint, isUpright: Bool, _ picture: Bitmap, _ scale: CGFloat, isRoot: Bool = false
    ) -> Frame {
        var copy = frame
        let place =
            isRoot ? origin : CGPoint(x: origin.x + frame.rect.minX, y: origin.y + frame.rect.minY)
        let isUpright = isUpright && frame.transform.isIdentity
        if case .image(let image) = frame.content, let name = image.reference.fileName {
            taken.append(name)
            copy.content = isUpright ? .image(cut(image, place, picture, scale)) : .none
        }
        copy.children = frame.children.map { replaced($0, origin: place, isUpright: isUpright, picture, scale) }
        return copy
    }

    /// Returns the image as it is in the picture, including what covers it there.
    private func cut(_ image: ImageContent, _ place: CGPoint, _ picture: Bitmap, _ scale: CGFloat) -> ImageContent {
        let rect = image.destination.offsetBy(dx: place.x, dy: place.y)
        func pixel(_ edge: CGFloat, _ range: ClosedRange<Int>) -> Int {
            min(max(Int(bounded: (edge * scale).rounded()), range.lowerBound), range.upperBound)
        }
        let (left, top) = (pixel(rect.minX, 0...picture.pixelsWide - 1), pixel(rect.minY, 0...picture.pixelsHigh - 1))
        let (right, bottom) = (pixel(rect.maxX, 0...picture.pixelsWide), pixel(rect.maxY, 0...picture.pixelsHigh))
        let area = PixelArea(x: left, y: top, width: max(right - left, 1), height: max(bottom - top, 1))
        let data = try? PNGWriter.data(picture.cropped(to: area))
        return ImageContent(
            reference: .data(data ?? Data()),
            destination: CGRect(
                x: CGFloat(left) / scale - place.x, y: CGFloat(top) / scale - place.y,
                width: CGFloat(area.width) / scale, height: CGFloat(area.height) / scale))
    }
}

extension Frame {
    fileprivate var namesFiles: Bool {
        if case .image(let image) = content, image.reference.fileName != nil { return true }
        return children.contains(where: \.namesFiles)
    }
}

extension ImageReference {
    /// The file name of the image, or of one inside a drawing; `nil` if there is none.
    fileprivate var fileName: String? {
        switch self {
        case .file: shortName
        case .data: nil
        case .drawing(let frame): frame.fileName
        }
    }
}

extension Frame {
    fileprivate var fileName: String? {
        if case .image(let image) = content, let name = image.reference.fileName { return name }
        return children.lazy.compactMap(\.fileName).first
    }
}

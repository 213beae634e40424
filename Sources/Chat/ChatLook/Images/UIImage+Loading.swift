import Foundation
import Frames
import Rendering
import UIKitValues

extension UIImage {
    /// The image in a file; `nil` for an address on the net, and for a file that is none or can't be read, which is
    /// reported: it may have gone since the pictures of a conversation were checked.
    package static func image(fileAt url: URL?) -> UIImage? {
        guard let url, url.isFileURL else { return nil }
        let image = UIImage(contentsOfFile: url.path)
        if image == nil, isPicture(url) {
            RenderProblems.report(.oncePerRender, "\(url.path): the picture can't be read; a placeholder is drawn")
        }
        return image
    }

    /// Whether the name is that of a picture: other files have a look of their own.
    private static func isPicture(_ url: URL) -> Bool {
        ["", "png", "jpg", "jpeg", "gif", "webp", "heic", "bmp", "tiff"].contains(url.pathExtension.lowercased())
    }

    /// Returns the image at a smaller or larger size, in points, which its longer side fits. It stays as fine as it is:
    /// it only has more or fewer pixels per point.
    package func fitting(in room: CGSize) -> UIImage {
        guard let cgImage, room.width > 0, room.height > 0 else { return self }
        let pixelsPerPoint = max(CGFloat(cgImage.width) / room.width, CGFloat(cgImage.height) / room.height)
        guard pixelsPerPoint > 0 else { return self }
        return UIImage(cgImage: cgImage, scale: pixelsPerPoint, orientation: imageOrientation)
    }
}

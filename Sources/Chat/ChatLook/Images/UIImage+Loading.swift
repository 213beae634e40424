import Foundation
import Frames
import Rendering
import UIKitValues

extension UIImage {
    /// The image in a file; `nil` for a web address. A file that is missing or unreadable is reported, and gives `nil`:
    /// it may have been removed since the conversation was read.
    package static func image(fileAt url: URL?) -> UIImage? {
        guard let url, url.isFileURL else { return nil }
        let image = UIImage(contentsOfFile: url.path)
        if image == nil, isPicture(url) {
            RenderProblems.report(.oncePerRender, "\(url.path): the picture can't be read; a placeholder is drawn")
        }
        return image
    }

    /// Whether the file extension is that of an image; other files have icons.
    private static func isPicture(_ url: URL) -> Bool {
        ["", "png", "jpg", "jpeg", "gif", "webp", "heic", "bmp", "tiff"].contains(url.pathExtension.lowercased())
    }

    /// Returns the image at another size in points, by which its longer side is limited. The pixels are unchanged: it
    /// only has more or fewer of them per point.
    package func fitting(in room: CGSize) -> UIImage {
        guard let cgImage, room.width > 0, room.height > 0 else { return self }
        let pixelsPerPoint = max(CGFloat(cgImage.width) / room.width, CGFloat(cgImage.height) / room.height)
        guard pixelsPerPoint > 0 else { return self }
        return UIImage(cgImage: cgImage, scale: pixelsPerPoint, orientation: imageOrientation)
    }
}

import Frames
import Raster
import Rendering

extension UIImage {
    /// Returns a PNG file of the image, with `scale` pixels per point; `nil` for an empty image or one that can't be
    /// read.
    public func pngData() -> Data? {
        bitmap().flatMap { try? PNGWriter.data($0) }
    }

    /// Returns a JPEG file of the image; transparent areas become white.
    ///
    /// - Parameter compressionQuality: From 0, smallest, to 1, best.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        bitmap().flatMap { try? JPEGWriter.data($0, quality: Double(compressionQuality)) }
    }

    /// The image's pixels; `nil` for an empty image. An image that can't be read is reported.
    func bitmap() -> Bitmap? {
        guard size.width > 0, size.height > 0 else { return nil }
        let rect = CGRect(origin: .zero, size: size)
        let content = ImageContent(reference: reference, destination: rect, tint: bakedTint(traits: .current))
        do {
            return try Renderer().render(Frame(rect: rect, content: .image(content)), scale: max(scale, 0.01))
        } catch {
            RenderProblems.report("An image can't be read: \(error).")
            return nil
        }
    }
}

import AssetCatalogs
import Foundation
import Frames
import Rendering
import Synchronization
import VectorImages

/// The variants of an image in a catalog, of which the traits of the view that shows it select one.
struct AssetImage: Equatable, Sendable {
    let set: ImageSet

    static func == (one: Self, other: Self) -> Bool { one.set.folder == other.set.folder }

    /// Returns the values of an image for traits; `nil` if no variant is for them or its file can't be read.
    func values(for traits: UITraitCollection?) -> UIImage.Values? {
        guard let variant = set.variant(for: AssetTraits(traits)),
            var values = PictureFileValues.values(of: set.file(of: variant), scale: variant.pixelsPerPoint)
        else { return nil }
        let scale = variant.isDrawing ? values.scale : variant.pixelsPerPoint
        switch set.renderingIntent {
        case .template: values.renderingMode = .alwaysTemplate
        case .original: values.renderingMode = .alwaysOriginal
        case nil: break
        }
        if let slicing = variant.slicing {
            values.capInsets = UIEdgeInsets(slicing.capInsets, scale: scale)
            values.resizingMode = slicing.tilesCenter ? .tile : .stretch
        }
        if let insets = variant.alignmentInsets { values.alignmentRectInsets = UIEdgeInsets(insets, scale: scale) }
        if let direction = set.mirroredDirection {
            values.flipsForRightToLeft = true
            // Drawn for the other direction, it is mirrored where it isn't turned.
            if direction == .rightToLeft { values.mirror() }
        }
        if set.variants.count > 1 { values.variants = self }
        return values
    }
}

/// The values of images in files, each read once.
enum PictureFileValues {
    /// Returns the values of a bitmap or an SVG drawing; `nil` if the file can't be read, which is reported.
    ///
    /// - Parameter scale: The pixels per point of a bitmap.
    static func values(of file: URL, scale: CGFloat) -> UIImage.Values? {
        let key = "\(scale) \(file.path)"
        if let known = known.withLock({ $0[key] }) { return known }
        let values = read(file, scale)
        known.withLock { $0[key] = .some(values) }
        return values
    }

    private static let known = Mutex<[String: UIImage.Values?]>([:])

    private static func read(_ file: URL, _ scale: CGFloat) -> UIImage.Values? {
        switch file.pathExtension.lowercased() {
        case "svg": return drawing(file)
        case "pdf":
            report(file, "PDF files aren't drawn; export the image as SVG or PNG")
            return nil
        default:
            guard FileManager.default.fileExists(atPath: file.path) else {
                report(file, "there is no such file")
                return nil
            }
            guard let image = UIImage(contentsOfFile: file.path) else {
                report(file, "it is no PNG, JPEG, GIF or WebP picture")
                return nil
            }
            var values = image.values
            let factor = values.scale / scale
            values.size = CGSize(width: values.size.width * factor, height: values.size.height * factor)
            values.scale = scale
            return values
        }
    }

    private static func drawing(_ file: URL) -> UIImage.Values? {
        guard let data = try? Data(contentsOf: file) else {
            report(file, "there is no such file")
            return nil
        }
        do throws(VectorImageError) {
            let image = try VectorImage(svg: data)
            if !image.undrawn.isEmpty {
                RenderProblems.report(
                    .oncePerRun, "\(file.path) is drawn without \(image.undrawn.joined(separator: ", ")).", .undrawn)
            }
            let values = UIImage.Values(
                reference: .drawing(image.frame), size: image.frame.rect.size, scale: RenderScale.current)
            return values
        } catch {
            report(file, "\(error)")
            return nil
        }
    }

    private static func report(_ file: URL, _ reason: String) {
        RenderProblems.report(.oncePerRun, "The image \(file.path) isn't drawn: \(reason).")
    }
}

extension UIEdgeInsets {
    /// Creates insets in points from pixels.
    fileprivate init(_ insets: ImageSet.Insets, scale: CGFloat) {
        self.init(
            top: insets.top / scale, left: insets.left / scale, bottom: insets.bottom / scale,
            right: insets.right / scale)
    }
}

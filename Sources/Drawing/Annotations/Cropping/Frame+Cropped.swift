public import Foundation
public import Frames
public import Rendering

extension Frame {
    /// Returns the part of the picture around a component or a message.
    ///
    /// Where the top or the bottom would cut a text or another message, it moves to the nearest end of a message within 24 points, or the
    /// picture fades out. The tags of messages are kept, so that the part can be annotated.
    ///
    /// - Parameters:
    ///   - reference: The part to show, or all parts if requested.
    ///   - padding: The padding around it in points, as far as the picture extends.
    ///   - settings: The scale and direction that the picture was laid out with.
    /// - Throws: An error if the part isn't in the picture.
    public func cropped(
        around reference: FrameReference, padding: CGFloat = 0, settings: RenderSettings = .current
    ) throws(AnnotationError) -> Frame {
        let search = FrameSearch(self, direction: settings.direction)
        let targets = try search.targets(reference)
        let crop = CropArea(
            around: targets.dropFirst().reduce(targets[0].rect) { $0.union($1.rect) }, padding: padding,
            in: search.placed)
        // Rounded to whole pixels, so that content stays aligned with them.
        func rounded(_ length: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
            let pixels = length * settings.scale
            let nearest = pixels.rounded()
            return (abs(pixels - nearest) < 0.01 ? nearest : pixels.rounded(rule)) / settings.scale
        }
        let wanted = crop.rect
        let (left, top) = (rounded(wanted.minX, .down), rounded(wanted.minY, .down))
        let least = 1 / settings.scale
        let size = CGSize(
            width: max(rounded(wanted.maxX, .up) - left, least), height: max(rounded(wanted.maxY, .up) - top, least))
        var picture = self
        picture.rect.origin = CGPoint(x: -left, y: -top)
        return Frame(
            origin: "Crop", rect: CGRect(origin: .zero, size: size), clipsToBounds: true,
            effects: crop.fading(in: size).map { [.mask([$0])] } ?? [],
            children: [picture.keeping(CGRect(x: left, y: top, width: size.width, height: size.height))])
    }
}

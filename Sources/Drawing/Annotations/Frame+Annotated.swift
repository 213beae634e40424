public import Foundation
public import Frames
public import Rendering

extension Frame {
    /// Returns the picture with annotations. Margins are added where they need space; the picture itself is unchanged.
    ///
    /// Messages are found if the frame was made within ``ContentTags/marking(messages:_:)``, whose tags are removed.
    ///
    /// - Parameters:
    ///   - annotations: The annotations, in the order of their numbers.
    ///   - style: The style of annotations without overrides.
    ///   - settings: The scale, appearance and direction that the picture was laid out with.
    /// - Throws: An error for the first part that isn't in the picture.
    public func annotated(
        _ annotations: [Annotation], style: AnnotationStyle = AnnotationStyle(), settings: RenderSettings = .current
    ) throws(AnnotationError) -> Frame {
        try annotatedWithTags(annotations, style: style, settings: settings).withoutContentTags
    }

    /// Returns the picture with annotations as ``annotated(_:style:settings:)`` does, with its tags.
    package func annotatedWithTags(
        _ annotations: [Annotation], style: AnnotationStyle, settings: RenderSettings
    ) throws(AnnotationError) -> Frame {
        guard !annotations.isEmpty else { return self }
        return try AnnotatedPicture(self, annotations, style, settings).frame
    }

    /// Returns the part of the picture around a component or a message.
    ///
    /// The tags of messages are kept, so that the part can be annotated.
    ///
    /// - Parameters:
    ///   - reference: The part to show, or all parts if requested.
    ///   - padding: The padding around it in points, as far as the picture extends.
    ///   - settings: The scale and direction that the picture was laid out with.
    /// - Throws: An error if the part isn't in the picture.
    public func cropped(
        around reference: FrameReference, padding: CGFloat = 0, settings: RenderSettings = .current
    ) throws(AnnotationError) -> Frame {
        let targets = try FrameSearch(self, direction: settings.direction).targets(reference)
        let area = targets.dropFirst().reduce(targets[0].rect) { $0.union($1.rect) }
        let wanted = area.insetBy(dx: -padding, dy: -padding).shared(with: CGRect(origin: .zero, size: rect.size))
        // Rounded to whole pixels, so that content stays aligned with them.
        func rounded(_ length: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
            let pixels = length * settings.scale
            let nearest = pixels.rounded()
            return (abs(pixels - nearest) < 0.01 ? nearest : pixels.rounded(rule)) / settings.scale
        }
        let (left, top) = (rounded(wanted.minX, .down), rounded(wanted.minY, .down))
        let least = 1 / settings.scale
        let size = CGSize(
            width: max(rounded(wanted.maxX, .up) - left, least), height: max(rounded(wanted.maxY, .up) - top, least))
        var picture = self
        picture.rect.origin = CGPoint(x: -left, y: -top)
        return Frame(
            origin: "Crop", rect: CGRect(origin: .zero, size: size), clipsToBounds: true,
            children: [picture.keeping(CGRect(x: left, y: top, width: size.width, height: size.height))])
    }
}

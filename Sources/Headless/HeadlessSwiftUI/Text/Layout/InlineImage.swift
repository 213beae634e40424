import Foundation
import Frames
import Typesetting

/// A picture among the letters of a text.
///
/// Typesetting keeps its place by an attachment, and says where that is.
@MainActor
struct InlineImage {
    let node: ImageNode

    /// Whether the picture is in the part of the text that is shown.
    private(set) var isPlaced = false

    private let number: Int
    private let size: CGSize

    /// How far the picture reaches above the baseline, in points.
    private let ascent: CGFloat

    init(_ image: Image, number: Int, in context: BuildContext) {
        node = ImageNode(image, in: context)
        self.number = number
        size = node.size(for: .unspecified)
        let baseline = AlignmentKey(AlignmentIDs.FirstTextBaseline.self, .vertical)
        ascent = node.explicitGuide(baseline, in: size, for: .unspecified) ?? size.height
    }

    /// Returns the character that keeps the picture's place.
    ///
    /// - Parameter attributes: The look of letters there.
    func placeholder(_ attributes: TextAttributes) -> StyledText.Run {
        var attributes = attributes
        attributes.tracking = 0
        (attributes.underline, attributes.strikethrough, attributes.background) = (false, false, nil)
        // What hangs below the baseline makes no line higher.
        var effects = attributes.effects ?? TextEffects()
        effects.attachment = InlineAttachment(
            rect: CGRect(x: 0, y: -ascent, width: size.width, height: ascent), .view(number))
        attributes.effects = effects
        return StyledText.Run(text: Self.space, attributes: attributes)
    }

    /// Places the picture where its character stands.
    ///
    /// - Parameter rect: That of the text, in the coordinates of the root.
    mutating func place(in paragraph: Paragraph, rect: CGRect) {
        let place = paragraph.viewRects(in: rect.width).first { $0.number == number }?.rect
        isPlaced = place != nil
        guard let place else { return }
        let origin = CGPoint(x: rect.minX + place.minX, y: rect.minY + place.minY)
        node.place(in: CGRect(origin: origin, size: size), proposal: .unspecified)
    }

    /// No line is broken at it, so that it keeps its width at a line's end.
    private static let space = "\u{A0}"
}

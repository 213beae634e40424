import Foundation
import Frames
import Typesetting

/// An inline image in a text.
///
/// Typesetting reserves its space with an attachment, and reports its position.
@MainActor
struct InlineImage {
    let node: ImageNode

    /// Whether the image is in the visible part of the text.
    private(set) var isPlaced = false

    private let number: Int
    private let size: CGSize

    /// The height of the image above the baseline, in points.
    private let ascent: CGFloat

    init(_ image: Image, number: Int, in context: BuildContext) {
        node = ImageNode(image, in: context)
        self.number = number
        size = node.size(for: .unspecified)
        let baseline = AlignmentKey(AlignmentIDs.FirstTextBaseline.self, .vertical)
        ascent = node.explicitGuide(baseline, in: size, for: .unspecified) ?? size.height
    }

    /// Returns the character that reserves the image's space.
    ///
    /// - Parameter attributes: The attributes of the surrounding letters.
    func placeholder(_ attributes: TextAttributes) -> StyledText.Run {
        var attributes = attributes
        attributes.tracking = 0
        (attributes.underline, attributes.strikethrough, attributes.background) = (false, false, nil)
        // The part below the baseline doesn't increase the line height.
        var effects = attributes.effects ?? TextEffects()
        effects.attachment = InlineAttachment(
            rect: CGRect(x: 0, y: -ascent, width: size.width, height: ascent), .view(number))
        attributes.effects = effects
        return StyledText.Run(text: Self.space, attributes: attributes)
    }

    /// Places the image at its character.
    ///
    /// - Parameter rect: The rectangle of the text, relative to the root.
    mutating func place(in paragraph: Paragraph, rect: CGRect) {
        let place = paragraph.viewRects(in: rect.width).first { $0.number == number }?.rect
        isPlaced = place != nil
        guard let place else { return }
        let origin = CGPoint(x: rect.minX + place.minX, y: rect.minY + place.minY)
        node.place(in: CGRect(origin: origin, size: size), proposal: .unspecified)
    }

    /// A no-break space, so that it keeps its width at the end of a line.
    private static let space = "\u{A0}"
}

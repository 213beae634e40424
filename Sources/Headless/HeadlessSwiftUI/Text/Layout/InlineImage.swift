import Foundation
import Frames
import Typesetting

/// A picture among the letters of a text.
///
/// Typesetting knows letters only. A space as wide as the picture keeps its place, and is found again by an address
/// that no link has.
@MainActor
struct InlineImage {
    let node: ImageNode

    /// Whether the picture is in the part of the text that is shown.
    private(set) var isPlaced = false

    private let address: String
    private let size: CGSize

    /// How far the picture reaches above the baseline, in points.
    private let ascent: CGFloat

    init(_ image: Image, number: Int, in context: BuildContext) {
        node = ImageNode(image, in: context)
        address = "\u{FFFC}\(number)"
        size = node.size(for: .unspecified)
        let baseline = AlignmentKey(AlignmentIDs.FirstTextBaseline.self, .vertical)
        ascent = node.explicitGuide(baseline, in: size, for: .unspecified) ?? size.height
    }

    /// Returns the space that keeps the picture's place.
    ///
    /// - Parameter attributes: The look of letters there.
    func placeholder(_ attributes: TextAttributes) -> StyledText.Run {
        var attributes = attributes
        attributes.link = address
        attributes.tracking = 0
        (attributes.underline, attributes.strikethrough, attributes.background) = (false, false, nil)
        if ascent > attributes.font.ascender { makeRoomAbove(&attributes) }
        let space = Typesetter.current.layOut(StyledText(Self.space, attributes)).size.width
        attributes.tracking = size.width - space
        return StyledText.Run(text: Self.space, attributes: attributes)
    }

    /// Makes the line as high as the picture, which stands on the baseline.
    private func makeRoomAbove(_ attributes: inout TextAttributes) {
        let height = attributes.font.lineHeight / attributes.font.size
        let font = FontDescription(size: ascent / height)
        attributes.font = font
        attributes.baselineOffset = font.lineHeight - font.ascender
    }

    /// Places the picture where its space stands.
    ///
    /// - Parameters:
    ///   - text: Has the look of the space.
    ///   - rect: That of the text, in the coordinates of the root.
    mutating func place(by text: StyledText, in paragraph: Paragraph, rect: CGRect) {
        isPlaced = false
        guard let attributes = text.runs.first(where: { $0.attributes.link == address })?.attributes,
            let space = paragraph.linkRects(in: rect.width).first(where: { $0.link == address })?.rect
        else { return }
        let baseline = space.minY + attributes.font.ascender + attributes.baselineOffset
        let origin = CGPoint(x: rect.minX + space.midX - size.width / 2, y: rect.minY + baseline - ascent)
        node.place(in: CGRect(origin: origin, size: size), proposal: .unspecified)
        isPlaced = true
    }

    /// No line is broken at it, so that it keeps its width at a line's end.
    private static let space = "\u{A0}"
}

import Foundation
import Frames
import Typesetting

extension TextAttributes {
    /// The body style at its default size: 17 points, baselines 22 points apart.
    static let body = TextAttributes(font: TextStyle.body.font(for: .large))
}

extension Paragraph {
    /// The text of each line, without the space or line feed at its end.
    var lineTexts: [String] {
        lines.map { string[$0.range].trimmingCharacters(in: .whitespacesAndNewlines) }
    }
}

/// Lays out a text in the body style.
func layOutBody(
    _ string: String, style: ParagraphStyle = .init(), width: CGFloat? = nil, height: CGFloat? = nil
) -> Paragraph {
    Typesetter.current.layOut(StyledText(string, .body), style: style, maximumWidth: width, maximumHeight: height)
}

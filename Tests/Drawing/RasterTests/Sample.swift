import Foundation
import Frames
import Typesetting

/// Lines of text.
enum Sample {
    static func text(
        _ string: String, size: CGFloat = 17, color: RGBA = .black, at origin: CGPoint = .zero
    ) -> Frame {
        let text = StyledText(string, TextAttributes(font: .system(size: size), color: color))
        let paragraph = Typesetter.current.layOut(text)
        return Frame(
            origin: "text", rect: CGRect(origin: origin, size: paragraph.size),
            content: .text(paragraph.content(in: paragraph.size.width)))
    }
}

extension Frame {
    /// Changes the runs of a text frame.
    func withRuns(_ change: (inout GlyphRun) -> Void) -> Frame {
        guard case .text(var text) = content else { return self }
        for index in text.runs.indices { change(&text.runs[index]) }
        var copy = self
        copy.content = .text(text)
        return copy
    }

    /// The runs of a text frame.
    var runs: [GlyphRun] {
        guard case .text(let text) = content else { return [] }
        return text.runs
    }
}

import ChatLook
import Frames
import HeadlessSwiftUI

extension DesignTokens {
    /// The names of an appearance's colours and fonts under the current settings.
    @MainActor
    package init(_ appearance: Appearance) {
        self.init(
            colors: ColorToken.allCases.compactMap { token in
                token.inColorPalette.map { (token.rawValue, appearance.colors[keyPath: $0].rgba) }
            },
            fonts: FontToken.allCases.compactMap { token in
                appearance.fonts[keyPath: token.inFonts].token.map { (token.rawValue, $0) }
            })
    }
}

extension Font {
    /// The font as it stands in a frame tree, found by setting a letter in it.
    @MainActor
    fileprivate var token: DesignTokens.Font? {
        let frame = ViewFrames(Text(verbatim: "a").font(self)).makeFrame(proposing: ProposedSize())
        guard let run = frame.firstRun else { return nil }
        return DesignTokens.Font(file: run.face.file, size: (run.size * 100).rounded() / 100)
    }
}

extension Frame {
    /// The first run of the first text inside.
    fileprivate var firstRun: GlyphRun? {
        if case .text(let text) = content, let run = text.runs.first { return run }
        for child in children {
            if let run = child.firstRun { return run }
        }
        return nil
    }
}

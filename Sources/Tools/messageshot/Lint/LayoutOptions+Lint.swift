import Frames
import Lint

extension LayoutOptions {
    /// Lays out the pictures of a conversation file, and checks each.
    ///
    /// - Parameter warnings: Receives the problems of drawing.
    func results(
        of path: String, by lint: LayoutLint, _ session: CommandSession, warnings: inout Warnings
    ) throws -> [LintResult] {
        try paging.check("splits pictures, but lint checks all messages; remove it")
        let pictures = try pictures(of: path, session, warnings: &warnings)
        return try warnings.collecting {
            try pictures.map { LintResult(picture: $0.name, try report(by: lint, on: $0)) }
        }
    }

    private func report(by lint: LayoutLint, on picture: Picture) throws -> LintReport {
        try lint.report(settings: picture.settings) {
            var frame = try picture.makeFrame()
            // The color of the picture where the frame isn't opaque.
            if frame.fill == nil, picture.background.alpha > 0 { frame.fill = .color(picture.background) }
            return frame
        }
    }
}

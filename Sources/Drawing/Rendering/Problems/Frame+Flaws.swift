package import Frames

extension Frame {
    /// The tree without what can't be drawn, which is reported.
    package func withoutFlaws() -> Frame {
        repaired { flaw, consequence in RenderProblems.report(.oncePerRender, "\(flaw); \(consequence)") }
    }
}

package import Frames

extension Frame {
    /// Returns the tree without the parts that can't be drawn, and reports them.
    package func repaired() -> Frame {
        repaired { flaw, consequence in RenderProblems.report(.oncePerRender, "\(flaw); \(consequence)") }
    }
}

import Constraints
import Frames
import Rendering

/// What decided the frames of views, found by solving their constraints once more. Nothing is recorded during layout.
@MainActor
final class LayoutReasonBook {
    private var known: [ObjectIdentifier: LayoutReasons] = [:]
    private var solved: Set<ObjectIdentifier> = []

    /// Returns a book if reasons are requested.
    static var current: LayoutReasonBook? { WantedTags.current.contains(.reasons) ? LayoutReasonBook() : nil }

    func reasons(for view: UIView) -> LayoutReasons {
        let root = view.engineRoot
        if solved.insert(ObjectIdentifier(root)).inserted {
            // The problems of the constraints were reported when the views were laid out.
            RenderProblems.collecting(in: ProblemSink()) {
                known.merge(LayoutEngine(root: root).reasons()) { first, _ in first }
            }
        }
        return known[ObjectIdentifier(view)] ?? view.frameReasons
    }
}

extension UIView {
    /// The reasons of a view that no constraint places.
    fileprivate var frameReasons: LayoutReasons {
        guard let superview else {
            func given(_ what: String) -> [LayoutReason] { [LayoutReason(.proposal, what)] }
            return LayoutReasons(
                width: given("the width that the view is drawn with"),
                height: given("the height that the view is drawn with"), x: given("the origin of the picture"),
                y: given("the origin of the picture"))
        }
        let around = "\(type(of: superview))"
        if isLayoutBoundary {
            let reasons = [LayoutReason(.container, "placed by \(around)")]
            return LayoutReasons(width: reasons, height: reasons, x: reasons, y: reasons)
        }
        func reasons(_ flexible: [(UIView.AutoresizingMask, String)]) -> [LayoutReason] {
            let words = flexible.filter { autoresizingMask.contains($0.0) }.map(\.1)
            guard !words.isEmpty else { return [LayoutReason(.frame, "frame set in code or by \(around)")] }
            return [LayoutReason(.autoresizing, "autoresizing mask: \(words.joined(separator: ", "))")]
        }
        let (width, height) = (
            (UIView.AutoresizingMask.flexibleWidth, "flexibleWidth"),
            (UIView.AutoresizingMask.flexibleHeight, "flexibleHeight")
        )
        return LayoutReasons(
            width: reasons([width]), height: reasons([height]),
            x: reasons([(.flexibleLeftMargin, "flexibleLeftMargin"), (.flexibleRightMargin, "flexibleRightMargin")]),
            y: reasons([(.flexibleTopMargin, "flexibleTopMargin"), (.flexibleBottomMargin, "flexibleBottomMargin")]))
    }
}

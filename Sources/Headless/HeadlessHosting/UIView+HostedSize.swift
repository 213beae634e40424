import Foundation
import HeadlessSwiftUI
import HeadlessUIKit

extension UIView {
    /// The size that SwiftUI gives the view: between its intrinsic size and the proposal, as its priorities allow.
    ///
    /// On an axis with a hugging priority of 750 or more, the view doesn't grow beyond its intrinsic size; with a
    /// compression resistance of 750 or more, it doesn't shrink below it. An axis without an intrinsic size takes the
    /// proposal.
    func hostedSize(for proposal: ProposedViewSize) -> CGSize {
        var own = intrinsicContentSize
        if own.width == UIView.noIntrinsicMetric && own.height == UIView.noIntrinsicMetric {
            let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            if fitting.width > 0 || fitting.height > 0 { own = fitting }
        }
        let width = length(proposal.width, own: own.width, axis: .horizontal)
        // The height of text depends on its width.
        if own.height != UIView.noIntrinsicMetric, let wrapped = intrinsicContentSize(forWidth: width) {
            own.height = wrapped.height
        }
        return CGSize(width: width, height: length(proposal.height, own: own.height, axis: .vertical))
    }

    private func length(_ proposal: CGFloat?, own: CGFloat, axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard own != UIView.noIntrinsicMetric else { return proposal ?? 10 }
        guard let proposal else { return own }
        let least = contentCompressionResistancePriority(for: axis) >= .defaultHigh ? own : 0
        let most = contentHuggingPriority(for: axis) >= .defaultHigh ? own : CGFloat.infinity
        return min(max(proposal, least), most)
    }
}

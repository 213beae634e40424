import UIKit

/// A bar that fills as a book is read.
final class ReadingProgressView: UIView {
    private let barLayer = CALayer()

    /// From 0 to 1.
    var progress: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray5
        barLayer.backgroundColor = UIColor.systemOrange.cgColor
        layer.addSublayer(barLayer)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 6)
    }

    override func layoutSubviews() {
        super.layoutSubviews()

        layer.cornerRadius = bounds.height / 2
        barLayer.cornerRadius = bounds.height / 2
        let width = bounds.width * min(max(progress, 0), 1)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        barLayer.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    }
}

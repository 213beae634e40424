import HeadlessUIKit

/// Bars that show how loud a recording is from the beginning to the end, and where it is played.
open class WaveformView: UIView {
    /// How loud the recording is, each value from 0 to 1.
    open var levels: [Float] = []

    /// The colour of the bars.
    open var barColor = UIColor.gray

    /// What marks the place that is played.
    open var thumbImage: UIImage?

    /// The width of a bar, in points.
    open var barWidth: CGFloat { 1.5 }

    /// The distance between two bars, in points.
    open var barSpacing: CGFloat { 2 }

    override open func draw(_ rect: CGRect) {
        super.draw(rect)

        let path = UIBezierPath()
        let count = Int(bounds.width / (barWidth + barSpacing))
        for (index, level) in resampledLevels(count: count).enumerated() {
            let reach = max(1, level * bounds.height / 2)
            let bar = CGRect(
                x: CGFloat(index) * (barWidth + barSpacing), y: bounds.midY - reach,
                width: barWidth, height: 2 * reach)
            path.append(UIBezierPath(roundedRect: bar, cornerRadius: barWidth / 2))
        }
        barColor.setFill()
        path.fill()
        if let thumbImage {
            thumbImage.draw(at: CGPoint(x: 0, y: bounds.midY - thumbImage.size.height / 2))
        }
    }

    /// The levels, `count` of them: the mean of those that fall on one bar, or each one for several bars.
    private func resampledLevels(count: Int) -> [CGFloat] {
        guard !levels.isEmpty else { return Array(repeating: 0, count: max(count, 0)) }
        return (0..<max(count, 0)).map { index in
            let start = index * levels.count / count
            let end = max((index + 1) * levels.count / count, start + 1)
            let part = levels[start..<min(end, levels.count)]
            return CGFloat(part.reduce(0, +)) / CGFloat(part.count)
        }
    }
}

import HeadlessUIKit

/// Bars that show how loud a recording is from the beginning to the end, and where it is played.
open class WaveformView: UIView {
    /// How loud the recording is, each value from 0 to 1.
    open var levels: [Float] = []

    /// The color of the bars.
    open var barColor = UIColor.gray

    /// How much of the recording was played, from 0 to 1.
    open var progress: CGFloat = 0

    /// The color of the bars that were played.
    open var playedColor = UIColor.blue

    /// The mark at the place that is played.
    open var thumbImage: UIImage?

    /// The width of a bar, in points.
    open var barWidth: CGFloat { 1.5 }

    /// The distance between two bars, in points.
    open var barSpacing: CGFloat { 2 }

    override open func draw(_ rect: CGRect) {
        super.draw(rect)

        let step = barWidth + barSpacing
        let count = Int(bounds.width / step)
        let played = UIBezierPath()
        let rest = UIBezierPath()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, level) in resampledLevels(count: count).enumerated() {
            let reach = max(1, level * bounds.height / 2)
            let start = CGFloat(index) * step
            let bar = CGRect(
                x: isMirrored ? bounds.width - start - barWidth : start, y: bounds.midY - reach, width: barWidth,
                height: 2 * reach)
            let isPlayed = start + barWidth <= progress * bounds.width
            (isPlayed ? played : rest).append(UIBezierPath(roundedRect: bar, cornerRadius: barWidth / 2))
        }
        playedColor.setFill()
        played.fill()
        barColor.setFill()
        rest.fill()
        drawThumb(isMirrored: isMirrored)
    }

    /// Marks the place that is played, within the view.
    private func drawThumb(isMirrored: Bool) {
        guard let thumbImage else { return }
        let room = max(bounds.width - thumbImage.size.width, 0)
        let x = min(max(progress, 0), 1) * room
        thumbImage.draw(
            at: CGPoint(x: isMirrored ? room - x : x, y: bounds.midY - thumbImage.size.height / 2))
    }

    /// The levels, `count` of them: the mean of those that fall on one bar, or values between them for more bars.
    private func resampledLevels(count: Int) -> [CGFloat] {
        guard count > 0, !levels.isEmpty else { return Array(repeating: 0, count: max(count, 0)) }
        guard count <= levels.count else { return (0..<count).map { level(at: CGFloat($0) / CGFloat(count - 1)) } }
        return (0..<count).map { index in
            let start = index * levels.count / count
            let end = max((index + 1) * levels.count / count, start + 1)
            let part = levels[start..<min(end, levels.count)]
            return CGFloat(part.reduce(0, +)) / CGFloat(part.count)
        }
    }

    /// The level between two of ``levels``.
    ///
    /// - Parameter part: How far it is from the first to the last, from 0 to 1.
    private func level(at part: CGFloat) -> CGFloat {
        let place = part * CGFloat(levels.count - 1)
        let index = Int(place)
        let low = CGFloat(levels[index])
        let high = CGFloat(levels[min(index + 1, levels.count - 1)])
        return low + (high - low) * (place - CGFloat(index))
    }
}

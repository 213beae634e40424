import HeadlessUIKit

/// The waveform of a recording as bars, with the playback position.
open class WaveformView: UIView {
    /// The loudness over time, with values from 0 to 1.
    open var levels: [Float] = []

    /// The color of the bars.
    open var barColor = UIColor.gray

    /// The played part of the recording, from 0 to 1.
    open var progress: CGFloat = 0

    /// The color of the played bars.
    open var playedColor = UIColor.blue

    /// The image at the playback position.
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

    /// Draws the playback position, within the bounds.
    private func drawThumb(isMirrored: Bool) {
        guard let thumbImage else { return }
        let room = max(bounds.width - thumbImage.size.width, 0)
        let x = min(max(progress, 0), 1) * room
        thumbImage.draw(
            at: CGPoint(x: isMirrored ? room - x : x, y: bounds.midY - thumbImage.size.height / 2))
    }

    /// The levels, resampled to `count` values: averaged for fewer bars, interpolated for more.
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
    /// - Parameter part: The position from the first to the last, from 0 to 1.
    private func level(at part: CGFloat) -> CGFloat {
        let place = part * CGFloat(levels.count - 1)
        let index = Int(place)
        let low = CGFloat(levels[index])
        let high = CGFloat(levels[min(index + 1, levels.count - 1)])
        return low + (high - low) * (place - CGFloat(index))
    }
}

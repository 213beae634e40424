import Foundation
import HeadlessSwiftUI

/// The waveform of a recording as bars, with the playback position, from the leading side.
struct RecordingWaveform: View {
    @Injected(\.colors) private var colors

    /// The waveform, with values from 0 to 1.
    let levels: [Float]

    /// The played part of the recording, from 0 to 1.
    let progress: Double

    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: .leading) {
                bars.fill(Color(colors.textLowEmphasis))
                if progress > 0 {
                    bars.fill(colors.tintColor)
                        .mask(alignment: .leading) { Color.black.frame(width: progress * geometry.size.width) }
                }
                thumb.offset(x: progress * (geometry.size.width - Self.thumbWidth), y: 1)
            }
        }
    }

    private var bars: WaveformShape { WaveformShape(levels: levels) }

    /// The width of the playback position's mark, including its shadow.
    private static let thumbWidth: CGFloat = 10

    private var thumb: some View {
        RoundedRectangle(cornerRadius: 3)
            .fill(Color.white)
            .overlay(RoundedRectangle(cornerRadius: 3).stroke(Color.black.opacity(0.18), lineWidth: 1))
            .frame(width: 5, height: 27)
            .shadow(color: Color.black.opacity(0.15), radius: 2, y: 1)
            .frame(width: Self.thumbWidth)
    }
}

/// The bars of a waveform: 1.5 points wide, 2 apart, at least 2 high.
struct WaveformShape: Shape {
    /// Each value from 0 to 1.
    let levels: [Float]

    nonisolated func path(in rect: CGRect) -> Path {
        let width: CGFloat = 1.5
        let step = width + 2
        let count = Int(rect.width / step)
        var path = Path()
        for index in 0..<max(count, 0) {
            let reach = max(1, level(index, of: count) * rect.height / 2)
            path.addRoundedRect(
                in: CGRect(
                    x: rect.minX + CGFloat(index) * step, y: rect.midY - reach, width: width, height: 2 * reach),
                cornerSize: CGSize(width: width / 2, height: width / 2))
        }
        return path
    }

    /// The level of a bar: averaged for fewer bars than levels, interpolated for more; the last level continues to the
    /// end.
    private nonisolated func level(_ index: Int, of count: Int) -> CGFloat {
        guard !levels.isEmpty else { return 0 }
        if count <= levels.count {
            let start = index * levels.count / count
            let part = levels[start..<max((index + 1) * levels.count / count, start + 1)]
            return CGFloat(part.reduce(0, +)) / CGFloat(part.count)
        }
        let place = CGFloat(index * levels.count) / CGFloat(count)
        let lower = Int(place)
        let (low, high) = (CGFloat(levels[lower]), CGFloat(levels[min(lower + 1, levels.count - 1)]))
        return low + (high - low) * (place - CGFloat(lower))
    }
}

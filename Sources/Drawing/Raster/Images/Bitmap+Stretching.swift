import Foundation

/// A part of an image's side and the corresponding part of the stretched side, in pixels.
struct StretchedSpan: Equatable {
    var source: Range<Int>
    var target: Range<Int>

    /// Returns the parts of a side whose ends keep their size: up to three, from start to end.
    ///
    /// Ends that don't fit share the available length.
    static func parts(of side: Int, before: CGFloat, after: CGFloat, in stretched: Int) -> [StretchedSpan] {
        func pixels(_ length: CGFloat, limit: Int) -> Int {
            length > 0 ? Int(min(length.rounded(), CGFloat(limit))) : 0
        }
        let first = pixels(before, limit: side)
        let last = pixels(after, limit: side - first)
        let scale = min(1, CGFloat(stretched) / CGFloat(max(first + last, 1)))
        let targetFirst = Int((CGFloat(first) * scale).rounded())
        let targetLast = min(Int((CGFloat(last) * scale).rounded()), stretched - targetFirst)
        let parts = [
            StretchedSpan(source: 0..<first, target: 0..<targetFirst),
            StretchedSpan(source: first..<side - last, target: targetFirst..<stretched - targetLast),
            StretchedSpan(source: side - last..<side, target: stretched - targetLast..<stretched),
        ]
        return parts.filter { !$0.source.isEmpty && !$0.target.isEmpty }
    }
}

extension Bitmap {
    /// Returns the picture with each part scaled to its target size.
    func stretched(columns: [StretchedSpan], rows: [StretchedSpan]) throws(RasterError) -> Bitmap {
        let target = try Bitmap(
            pixelsWide: columns.last?.target.upperBound ?? 0, pixelsHigh: rows.last?.target.upperBound ?? 0)
        for row in rows {
            for column in columns {
                let part = try cropped(columns: column.source, rows: row.source)
                    .scaled(pixelsWide: column.target.count, pixelsHigh: row.target.count)
                target.copy(part, x: column.target.lowerBound, y: row.target.lowerBound)
            }
        }
        return target
    }

    private func cropped(columns: Range<Int>, rows: Range<Int>) throws(RasterError) -> Bitmap {
        let part = try Bitmap(pixelsWide: columns.count, pixelsHigh: rows.count)
        for y in rows {
            let start = pixels + y * pixelsWide + columns.lowerBound
            (part.pixels + (y - rows.lowerBound) * part.pixelsWide).update(from: start, count: columns.count)
        }
        return part
    }

    private func copy(_ part: Bitmap, x: Int, y: Int) {
        for row in 0..<part.pixelsHigh {
            (pixels + (y + row) * pixelsWide + x)
                .update(from: part.pixels + row * part.pixelsWide, count: part.pixelsWide)
        }
    }
}

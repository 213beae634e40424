import ChatLook
import Foundation
import Frames
import Rendering
import UIKitValues

extension Keyboard {
    /// The distances between keys, in points.
    private struct Metrics {
        let side: CGFloat = 3
        let gap: CGFloat = 6
        let keyHeight: CGFloat
        let rowGap: CGFloat
        let top: CGFloat

        init(isLandscape: Bool) {
            (keyHeight, rowGap, top) = isLandscape ? (32, 6, 4) : (42, 11, 10)
        }

        func y(ofRow row: Int) -> CGFloat { top + CGFloat(row) * (keyHeight + rowGap) }
    }

    private var metrics: Metrics { Metrics(isLandscape: device.isLandscape) }

    /// The keys of the language.
    func letterKeys(width: CGFloat) -> [Frame] {
        let layout = KeyboardLayout.layout(of: ComponentLanguage.current.code)
        let room = room(in: width)
        let keys = layout.shape == .pad ? padKeys(layout, in: room) : rowKeys(layout, in: room)
        return keys.map { $0.cap.frame(in: $0.rect, .current) } + footer(width: width)
    }

    /// A key and its rectangle.
    private struct PlacedKey {
        var cap: KeyCap
        var rect: CGRect
    }

    // MARK: Rows

    private func rowKeys(_ layout: KeyboardLayout, in room: CGRect) -> [PlacedKey] {
        let metrics = metrics
        let columns = CGFloat(layout.rows.map(\.count).max() ?? 10)
        let keyWidth = (room.width - 2 * metrics.side - (columns - 1) * metrics.gap) / columns
        var keys: [PlacedKey] = []
        for (number, letters) in layout.rows.enumerated() {
            let width = CGFloat(letters.count) * (keyWidth + metrics.gap) - metrics.gap
            let isLast = number == layout.rows.count - 1
            let hasShift = layout.shape == .rows
            // Without a shift key, the letters begin at the edge.
            var x = isLast && !hasShift ? room.minX + metrics.side : room.midX - width / 2
            if isLast {
                keys += edgeKeys(around: x..<x + width, keyWidth: keyWidth, hasShift: hasShift, in: room)
            }
            for letter in letters {
                let text = isShifted ? letter.uppercased() : letter
                keys.append(
                    PlacedKey(
                        cap: .letter(text),
                        rect: CGRect(
                            x: x, y: metrics.y(ofRow: number), width: keyWidth, height: metrics.keyHeight)))
                x += keyWidth + metrics.gap
            }
        }
        return keys + bottomRow(layout, in: room)
    }

    /// The shift key before the letters of the third row, and the delete key after them.
    private func edgeKeys(
        around letters: Range<CGFloat>, keyWidth: CGFloat, hasShift: Bool, in room: CGRect
    ) -> [PlacedKey] {
        let metrics = metrics
        let (left, right) = (room.minX + metrics.side, room.maxX - metrics.side)
        func key(_ symbol: String, _ kind: KeyCap.Kind, x: CGFloat, width: CGFloat) -> PlacedKey {
            PlacedKey(
                cap: KeyCap(face: .symbol(symbol, size: 19), kind: kind, name: symbol),
                rect: CGRect(x: x, y: metrics.y(ofRow: 2), width: width, height: metrics.keyHeight))
        }
        guard hasShift else {
            let x = letters.upperBound + metrics.gap
            return [key("delete.left", .special, x: x, width: right - x)]
        }
        // The gap beside the letters is twice as wide as the others.
        let width = min(letters.lowerBound - 2 * metrics.gap - left, keyWidth * 1.4)
        return [
            key(isShifted ? "shift.fill" : "shift", isShifted ? .letter : .special, x: left, width: width),
            key("delete.left", .special, x: right - width, width: width),
        ]
    }

    /// Digits, the space bar and return; with a home button, other keyboards and dictation are here as well.
    private func bottomRow(_ layout: KeyboardLayout, in room: CGRect) -> [PlacedKey] {
        let metrics = metrics
        let y = metrics.y(ofRow: 3)
        let inner = room.width - 2 * metrics.side
        var keys: [PlacedKey] = []
        var x = room.minX + metrics.side
        func add(_ cap: KeyCap, width: CGFloat) {
            keys.append(PlacedKey(cap: cap, rect: CGRect(x: x, y: y, width: width, height: metrics.keyHeight)))
            x += width + metrics.gap
        }
        let wide = (inner - 2 * metrics.gap) * 0.245
        if device.hasHomeIndicator {
            add(.special(layout.digits), width: wide)
        } else {
            let narrow = (wide - metrics.gap) / 2
            add(.special(layout.digits), width: narrow)
            for symbol in ["face.smiling", "mic"] {
                add(KeyCap(face: .symbol(symbol, size: 19), kind: .special, name: symbol), width: narrow)
            }
        }
        add(
            KeyCap(face: .text(layout.space, size: 16), kind: .letter, name: "space"),
            width: room.maxX - metrics.side - wide - metrics.gap - x)
        add(KeyCap(face: .text(layout.enter, size: 16), kind: .special, name: "return"), width: wide)
        return keys
    }

    // MARK: The pad

    /// Three columns of syllables between two columns of other keys. The return key is two rows high.
    private func padKeys(_ layout: KeyboardLayout, in room: CGRect) -> [PlacedKey] {
        let metrics = metrics
        let rows = CGFloat(layout.rows.count)
        let columnWidth = (room.width - 2 * metrics.side - 4 * metrics.gap) / 5
        let rowHeight = (keysHeight - 2 * metrics.side - (rows - 1) * metrics.gap) / rows
        func rect(column: Int, row: Int, rows: Int = 1) -> CGRect {
            CGRect(
                x: room.minX + metrics.side + CGFloat(column) * (columnWidth + metrics.gap),
                y: metrics.side + CGFloat(row) * (rowHeight + metrics.gap), width: columnWidth,
                height: CGFloat(rows) * (rowHeight + metrics.gap) - metrics.gap)
        }
        func symbol(_ name: String) -> KeyCap {
            KeyCap(face: .symbol(name, size: 19), kind: .special, name: name)
        }
        let left = [symbol("arrow.right"), symbol("arrow.uturn.backward"), .special(layout.digits), symbol("globe")]
        var keys = left.enumerated().map { PlacedKey(cap: $1, rect: rect(column: 0, row: $0)) }
        for (row, syllables) in layout.rows.enumerated() {
            for (column, syllable) in syllables.enumerated() {
                let size: CGFloat = syllable.count > 1 ? 17 : 24
                keys.append(
                    PlacedKey(cap: .letter(syllable, size: size), rect: rect(column: column + 1, row: row)))
            }
        }
        return keys + [
            PlacedKey(cap: symbol("delete.left"), rect: rect(column: 4, row: 0)),
            PlacedKey(cap: .special(layout.space), rect: rect(column: 4, row: 1)),
            PlacedKey(cap: .special(layout.enter), rect: rect(column: 4, row: 2, rows: 2)),
        ]
    }
}

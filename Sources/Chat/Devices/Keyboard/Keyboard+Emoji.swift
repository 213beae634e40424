import ChatLook
import Foundation
import Frames
import Rendering
import UIKitValues

extension Keyboard {
    /// Smileys in the order of Unicode's chart, one column after the other.
    private static let emoji = "😀😃😄😁😆😅😂🤣😊😇🙂🙃😉😌😍🥰😘😗😙😚😋😛😝😜🤪🤨🧐🤓😎🤩🥳😏😒😞😔😟😕🙁😣😖😫😩🥺😢😭😤😠😡🤯😳🥵🥶😱😨😰😥😓🤗🤔"
        .map(String.init)

    /// The symbols of the categories, from left to right.
    private static let categories = [
        "clock", "face.smiling", "pawprint", "fork.knife", "soccerball", "car", "lightbulb", "number", "flag",
    ]

    /// The search field, columns of emoji, and the row of categories.
    func emojiFrames(width: CGFloat, _ colors: KeyboardColors) -> [Frame] {
        let room = room(in: width)
        let categoryHeight: CGFloat = 42
        var field = CGRect(x: room.minX + 8, y: 8, width: room.width - 16, height: 36)
        let isFlat = device.isLandscape
        if isFlat { field.size.height = 30 }
        let grid = CGRect(
            x: room.minX + 6, y: field.maxY + 6, width: room.width - 12,
            height: keysHeight - categoryHeight - field.maxY - 6)
        let rows = isFlat ? 2 : 4
        let column = grid.height / CGFloat(rows)
        let cells = zip(Self.emoji.indices, Self.emoji).compactMap { index, emoji -> Frame? in
            let cell = CGRect(
                x: grid.minX + CGFloat(index / rows) * (column + 8),
                y: grid.minY + CGFloat(index % rows) * column, width: column + 8, height: column)
            // The last column is cut off, which shows that there are more.
            guard cell.minX < width else { return nil }
            return KeyCap.text(emoji, size: 29, in: cell, colors.text)
        }
        let bar = CGRect(
            x: room.minX + 6, y: keysHeight - categoryHeight, width: room.width - 12, height: categoryHeight)
        return searchField(field, colors) + cells + categoryRow(in: bar, colors) + footer(width: width)
    }

    private func searchField(_ rect: CGRect, _ colors: KeyboardColors) -> [Frame] {
        let icon = KeyCap(face: .symbol("magnifyingglass", size: 17), kind: .bare, name: "search")
        return [
            Frame(
                origin: "UISearchTextField", rect: rect, corners: CornerRadii(10), fill: .color(colors.field),
                children: [icon.frame(in: CGRect(x: 4, y: 0, width: 30, height: rect.height), colors)])
        ]
    }

    private func categoryRow(in rect: CGRect, _ colors: KeyboardColors) -> [Frame] {
        let keys =
            [KeyCap(face: .text("ABC", size: 15), kind: .bare, name: "ABC")]
            + (Self.categories + ["delete.left"]).map {
                KeyCap(face: .symbol($0, size: 18), kind: .bare, name: $0)
            }
        let width = rect.width / CGFloat(keys.count)
        return keys.enumerated().map { index, key in
            key.frame(
                in: CGRect(x: rect.minX + CGFloat(index) * width, y: rect.minY, width: width, height: rect.height),
                colors)
        }
    }
}

/// Writes the string that `#keyPath(Player.item.title)` is: `"item.title"`.
struct KeyPathRule: Rule {
    func apply(to source: Source, index: TargetIndex, changes: inout Changes) {
        let file = source.file
        for position in file.tokens.indices where file.isAt(position, "#keyPath") {
            guard file.isAt(position + 1, "("), let close = file.partners[position + 1] else { continue }
            let parts = (position + 2..<close).filter { file.tokens[$0].kind == .identifier }.map { file.name($0) }
            var path = parts.drop { $0.first?.isUppercase == true || $0 == "self" }
            guard let last = parts.last else {
                changes.report(.error, "#keyPath() names no property", at: position)
                continue
            }
            if path.isEmpty { path = [last] }
            let names = path.map { parts.first.map(Self.isApples) == true ? Self.objectiveCName($0) : $0 }
            changes.replace(position..<(close + 1), with: "\"\(names.joined(separator: "."))\"")
        }
    }

    /// Whether a type has the prefix of one of Apple's frameworks.
    private static func isApples(_ type: String) -> Bool {
        ["UI", "CA", "NS", "AV", "WK", "SK", "SCN", "MK"].contains { prefix in
            type.hasPrefix(prefix) && type.dropFirst(prefix.count).first?.isUppercase == true
        }
    }

    /// The property that Swift calls `isHidden` is `hidden` in Objective-C.
    private static func objectiveCName(_ name: String) -> String {
        guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else { return name }
        return first.lowercased() + name.dropFirst(3)
    }
}

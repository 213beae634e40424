import Foundation
package import Frames

/// Finds rules of a tolerance that can't affect two pictures, because a name is misspelled or a component was renamed.
struct UnusedRules {
    private let names: Set<String>
    private let trees: [FrameTree]

    /// - Parameter trees: The trees of both pictures.
    init(_ trees: [FrameTree]) {
        self.trees = trees
        names = Set(
            trees.flatMap { tree in
                tree.nodes.flatMap { [$0.frame.name, $0.frame.origin.type, $0.frame.origin.role] }
            }.filter { !$0.isEmpty })
    }

    /// Returns a sentence for each rule without effect, in the order of the rules.
    func sentences(_ rules: [PictureTolerance.Rule]) -> [String] {
        rules.compactMap { rule in
            guard let name = rule.component else { return nil }
            guard names.contains(name) else { return unknown(name) }
            guard let property = rule.property, !isPainted(property, by: name) else { return nil }
            return
                "the rule for “\(name).\(property.rawValue)” has no effect: “\(name)” paints no \(property.rawValue)"
        }
    }

    private func unknown(_ name: String) -> String {
        let sentence = "the rule for “\(name)” has no effect: no component has that name"
        // A period that isn't followed by a property was probably meant to be.
        let parts = name.split(separator: ".").map(String.init)
        if parts.count == 2, names.contains(parts[0]),
            let property = Self.nearest(to: parts[1], among: PictureTolerance.Property.allCases.map(\.rawValue))
        {
            return "\(sentence); did you mean “\(parts[0]).\(property)”?"
        }
        return sentence + (Self.nearest(to: name, among: names).map { "; did you mean “\($0)”?" } ?? "")
    }

    private func isPainted(_ property: PictureTolerance.Property, by name: String) -> Bool {
        trees.contains { tree in
            tree.nodes.indices.contains { number in
                tree[number].frame.origin.isCalled(name)
                    && tree.nodes[number..<number + tree[number].keys.count].contains { $0.frame.paints(property) }
            }
        }
    }

    /// Returns the name with the smallest edit distance, if that is small.
    private static func nearest(to name: String, among names: some Collection<String>) -> String? {
        let distances = names.map { (name: $0, distance: distance(name.lowercased(), $0.lowercased())) }
        let best = distances.min { ($0.distance, $0.name) < ($1.distance, $1.name) }
        return best.flatMap { $0.distance <= max(name.count / 3, 1) ? $0.name : nil }
    }

    /// Returns the number of insertions, deletions, replacements and swaps of neighboring letters.
    ///
    /// F. Damerau: A technique for computer detection and correction of spelling errors. Communications of the ACM 7
    /// (1964), 171–176.
    private static func distance(_ one: String, _ other: String) -> Int {
        let (a, b) = (Array(one), Array(other))
        var rows = [Array(0...b.count)]
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, rows[i - 1][j - 1] + 1) }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}

extension PictureTolerance {
    /// Returns a sentence for each rule that can't affect two pictures.
    ///
    /// - Parameter frames: The frames of both pictures; `nil` if unknown.
    package func idleRules(for frames: [Frame?]) -> [String] {
        guard !rules.isEmpty else { return [] }
        let known = frames.compactMap { $0 }
        guard known.count == frames.count else {
            return ["the rules for components and properties have no effect without the frames of both pictures"]
        }
        return UnusedRules(known.map(FrameTree.init)).sentences(rules)
    }
}

extension Frame {
    fileprivate func paints(_ property: PictureTolerance.Property) -> Bool {
        switch property {
        case .shadow: shadow != nil
        case .fill, .gradient: fill?.kind == PaintKind(property)
        case .text, .image, .path: content.kind == PaintKind(property)
        case .border: border != nil
        case .effects: !effects.isEmpty
        }
    }
}

import Foundation
import Frames

/// The rules that apply to each frame of a tree.
struct RuleTable {
    private let rules: [PictureTolerance.Rule]

    /// For each frame and each property, the index of the color rule; -1 for none.
    private var colors: [Int] = []

    /// For each frame, the distance that it may move, in points; 0 for none.
    private(set) var reach: [CGFloat] = []

    /// For a frame that may move, the frame that the rule names: itself or an enclosing one.
    private(set) var movable: [Int?] = []

    /// A column for each property, and one for frames that paint nothing.
    private static let columns = PictureTolerance.Property.allCases.count + 1

    init(_ rules: [PictureTolerance.Rule], _ tree: FrameTree) {
        self.rules = rules
        guard !rules.isEmpty else { return }
        let everywhere = row { $0.component == nil }
        for (number, node) in tree.nodes.enumerated() {
            let own = row { $0.component.map(node.frame.origin.isCalled) ?? false }
            for column in 0..<Self.columns {
                let around = node.parent.map { colors[$0 * Self.columns + column] } ?? everywhere[column]
                colors.append(own[column] >= 0 ? own[column] : around)
            }
            addReach(number, node)
        }
    }

    /// Returns the index of the rule for the pixels that a frame paints in one way; `nil` if there is none.
    func color(_ number: Int, _ kind: PaintKind) -> Int? {
        let rule = colors[number * Self.columns + kind.rawValue]
        return rule < 0 ? nil : rule
    }

    /// Returns for each property the index of the last rule that names it, or of the last rule that names no property.
    private func row(where holds: (PictureTolerance.Rule) -> Bool) -> [Int] {
        var row = Array(repeating: -1, count: Self.columns)
        for (index, rule) in rules.enumerated() where !rule.isAboutPlaces && holds(rule) {
            guard rule.property == nil else { continue }
            for column in row.indices { row[column] = index }
        }
        for (index, rule) in rules.enumerated() where !rule.isAboutPlaces && holds(rule) {
            if let property = rule.property { row[PaintKind(property).rawValue] = index }
        }
        return row
    }

    private mutating func addReach(_ number: Int, _ node: FrameTree.Node) {
        let own = rules.compactMap { rule -> CGFloat? in
            guard case .moved(let distance) = rule.allowance, let name = rule.component else { return nil }
            return node.frame.origin.isCalled(name) ? distance : nil
        }
        reach.append(own.last ?? node.parent.map { reach[$0] } ?? 0)
        movable.append(own.isEmpty ? node.parent.flatMap { movable[$0] } : number)
    }
}

extension PictureTolerance.Rule {
    var isAboutPlaces: Bool {
        if case .moved = allowance { true } else { false }
    }
}

/// The way in which a pixel is painted, in painting order; the first is for an empty area of a frame.
struct PaintKind: Equatable, Comparable {
    let rawValue: Int

    static let nothing = PaintKind(rawValue: 0)
    static let shadow = PaintKind(.shadow), border = PaintKind(.border), effects = PaintKind(.effects)
    static let fill = PaintKind(.fill), gradient = PaintKind(.gradient)
    static let text = PaintKind(.text), image = PaintKind(.image), path = PaintKind(.path)

    init(_ property: PictureTolerance.Property) {
        rawValue = PictureTolerance.Property.allCases.firstIndex(of: property).map { $0 + 1 } ?? 0
    }

    init(rawValue: Int) {
        self.rawValue = rawValue
    }

    static func < (one: PaintKind, other: PaintKind) -> Bool { one.rawValue < other.rawValue }
}

import Foundation
import Frames

extension RectCorner {
    private var words: String {
        switch self {
        case .topLeft: "top left"
        case .topRight: "top right"
        case .bottomRight: "bottom right"
        case .bottomLeft: "bottom left"
        }
    }

    /// `at the bottom left`, `at the top`, `at the top left and bottom right`.
    static func words(_ places: Set<RectCorner>) -> String {
        switch places {
        case Set(allCases): "at all corners"
        case [.topLeft, .topRight]: "at the top"
        case [.bottomLeft, .bottomRight]: "at the bottom"
        case [.topLeft, .bottomLeft]: "at the left"
        case [.topRight, .bottomRight]: "at the right"
        case _ where places.count == 3:
            "at all corners but the \(allCases.filter { !places.contains($0) }.map(\.words).joined())"
        case _: "at the \(allCases.filter(places.contains).map(\.words).joined(separator: " and "))"
        }
    }
}

extension CornerRadii {
    /// The radii in points: the commonest, and the exceptions: `18, but 0 at the bottom left`.
    var words: String {
        let values = all.map(\.shortDescription)
        let kinds = values.indices.filter { values.firstIndex(of: values[$0]) == $0 }.map { index in
            (value: values[index], places: Set(RectCorner.allCases.filter { values[$0.rawValue] == values[index] }))
        }
        let commonest = kinds.map(\.places.count).max() ?? 0
        let main = kinds.firstIndex { $0.places.count == commonest } ?? 0
        let others = kinds.indices.filter { $0 != main }
            .map { "\(kinds[$0].value) \(RectCorner.words(kinds[$0].places))" }.joined(separator: " and ")
        return kinds[main].value + (others.isEmpty ? "" : ", but \(others)")
    }
}

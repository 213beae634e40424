/// The reason why a file isn't a drawing.
package enum VectorImageError: Error, Equatable, CustomStringConvertible {
    case notADrawing(String)

    package var description: String {
        switch self {
        case .notADrawing(let reason): reason
        }
    }
}

import Foundation
import Frames
import Rendering

/// The JSON of coverage and impact.
enum CoverageJSON {
    struct Golden: Encodable {
        var id: String
        var bytes: Int
        var width, height: Int?
        var components: [String]?
        var settings: RenderSettings?
    }

    struct List: Encodable {
        var goldens: [Golden]
    }

    struct Component: Encodable {
        var name, module, file: String
        var line: Int
    }

    struct Coverage: Encodable {
        var components: Int
        var uncovered: [Component]
    }

    struct TouchedGolden: Encodable {
        var id: String
        var shows, path: [String]
    }

    struct Touched: Encodable {
        var basis: String
        var reason: String?
        var total: Int
        var filter: String
        var goldens: [TouchedGolden]
    }

    static func data(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value) + Data("\n".utf8)
    }
}

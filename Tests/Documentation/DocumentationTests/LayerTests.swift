import XCTest

/// Checks that the dependencies of targets follow the table of layers in `ARCHITECTURE.md`.
final class LayerTests: XCTestCase {
    private let package = PackageFolder()

    func testTargetsUseAllowedLayers() throws {
        let layers = try layersOfTargets()
        let allowed = try allowedLayers()
        XCTAssertEqual(Set(layers.values).subtracting(allowed.keys), [], "the table lacks layers")
        let manifest = try package.text(of: "Package.swift")
        let target = #/\.(?:library|program)\(\s*"(\w+)", in: "Sources/[\w/]+"(?:,\s*uses: \[(.*?)\])?/#
            .dotMatchesNewlines()
        for match in manifest.matches(of: target) {
            let name = String(match.1)
            let layer = try XCTUnwrap(layers[name])
            for used in (match.2 ?? "").matches(of: #/"(\w+)"/#).compactMap({ layers[String($0.1)] })
            where used != layer {
                XCTAssertTrue(
                    allowed[layer]?.contains(used) ?? false,
                    "\(name) of \(layer) uses a target of \(used), which ARCHITECTURE.md doesn’t say")
            }
        }
    }

    /// The layer of each target in `Sources`.
    private func layersOfTargets() throws -> [String: String] {
        let manifest = try package.text(of: "Package.swift")
        let target = #/\.(?:library|program)\(\s*"(\w+)", in: "Sources/(\w+)/#
        return Dictionary(uniqueKeysWithValues: manifest.matches(of: target).map { (String($0.1), String($0.2)) })
    }

    /// The layers that each layer may use, according to the table.
    private func allowedLayers() throws -> [String: Set<String>] {
        let row = #/(?m)^\| (\w+) \| [^|]+ \| ([\w, ]*)\|$/#
        let rows = try package.text(of: "ARCHITECTURE.md").matches(of: row).map { match in
            (String(match.1), match.2.split(separator: ",").map { $0.filter { $0 != " " } })
        }
        let all = Set(rows.map(\.0))
        return Dictionary(uniqueKeysWithValues: rows.map { ($0, $1 == ["all"] ? all : Set($1)) })
    }
}

internal import Foundation
internal import FuzzTargets
internal import Styles

extension FuzzTarget {
    /// Style files.
    static let style = FuzzTarget(
        "style", makers: [bytes(), values(), documents(styleGenerator), documents(styleGenerator)],
        run: { data in
            var outcome = FuzzOutcome()
            do {
                _ = try StyleReader.read(data, name: "style.yaml")
                outcome.isAccepted = true
            } catch {
                outcome.messages = ["\(error)"]
            }
            return outcome
        })

    /// Makes styles that change a few values.
    static let styleGenerator = SchemaGenerator(
        schema: StyleSchema.json, hints: ["": ["text", "body", "accentPrimary"], "color": ["#00A0FF", "#fff"]])
}

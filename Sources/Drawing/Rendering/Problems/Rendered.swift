/// The result of a render and its problems.
package struct Rendered<Value> {
    package var value: Value

    /// The problems, each once, in the order of their first occurrence.
    package var problems: [RenderProblem]

    package init(_ value: Value, problems: [RenderProblem]) {
        (self.value, self.problems) = (value, problems)
    }

    /// Runs `body` and collects its problems, which aren't reported elsewhere.
    package init(_ body: () throws -> Value) rethrows {
        let sink = ProblemSink()
        value = try RenderContext.current.with(sink).run(body)
        problems = sink.problems
    }
}

extension Rendered: Sendable where Value: Sendable {}

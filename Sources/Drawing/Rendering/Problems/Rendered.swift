/// The result of a render, and what was met on the way.
package struct Rendered<Value> {
    package var value: Value

    /// Each problem once, in the order in which they were met first.
    package var problems: [RenderProblem]

    package init(_ value: Value, problems: [RenderProblem]) {
        (self.value, self.problems) = (value, problems)
    }

    /// Runs `body` and collects its problems. They aren't reported anywhere else.
    package init(_ body: () throws -> Value) rethrows {
        let sink = ProblemSink()
        value = try RenderContext.current.with(sink).run(body)
        problems = sink.problems
    }
}

extension Rendered: Sendable where Value: Sendable {}

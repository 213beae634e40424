internal import Synchronization

/// Collects and forwards the problems of renders, from any thread.
package final class ProblemSink: Sendable {
    private let collected: Mutex<[RenderProblem]>
    private let reported = Mutex(ReportedSubjects())
    private let receive: @Sendable (RenderProblem) -> Void

    /// - Parameters:
    ///   - problems: Problems that were found before.
    ///   - receive: Called with each problem, as often as its repetition allows.
    package init(_ problems: [RenderProblem] = [], receive: @escaping @Sendable (RenderProblem) -> Void = { _ in }) {
        collected = Mutex(problems)
        self.receive = receive
    }

    /// The reported problems, each once, in the order of their first occurrence.
    package var problems: [RenderProblem] { collected.withLock { $0 } }

    func report(_ problem: RenderProblem) {
        guard self !== ProblemSink.process else { return reportToProcess(problem) }
        guard isDue(problem, problem.repetition) else { return }
        collected.withLock { if !$0.contains(problem) { $0.append(problem) } }
        receive(problem)
    }

    /// A process may run many tests: standard error shows each of their problems once.
    private func reportToProcess(_ problem: RenderProblem) {
        let repetition = ProcessProblems.observe(problem) ? .oncePerRun : problem.repetition
        if isDue(problem, repetition) { receive(problem) }
    }

    /// Returns whether to report a problem now, and records that it is reported.
    package func isDue(_ problem: RenderProblem, _ repetition: RenderProblem.Repetition) -> Bool {
        reported.withLock { $0.isDue(problem, repetition) }
    }

    func beginRender() { reported.withLock { $0.beginRender() } }
    func endRender() { reported.withLock { $0.endRender() } }
}

/// The subjects that were reported already.
private struct ReportedSubjects {
    private var ofRender: Set<String> = []
    private var ofRun: Set<String> = []
    /// The depth of nested renders: an inner render belongs to the outer one.
    private var depth = 0

    mutating func isDue(_ problem: RenderProblem, _ repetition: RenderProblem.Repetition) -> Bool {
        switch repetition {
        case .eachTime: true
        case .oncePerRender: ofRender.insert(problem.subject).inserted
        case .oncePerRun: ofRun.insert(problem.subject).inserted
        }
    }

    mutating func beginRender() {
        depth += 1
        if depth == 1 { ofRender = [] }
    }

    mutating func endRender() { depth -= 1 }
}

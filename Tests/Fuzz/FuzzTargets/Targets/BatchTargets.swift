internal import Batch
internal import Foundation

extension FuzzTarget {
    /// Lines of a jobs file, read by both the coordinator and the worker.
    static let jobs = FuzzTarget(
        "jobs", makers: [bytes(words: words), lines(), lines(), documents(generator, asYAML: false)],
        run: { data in
            var outcome = FuzzOutcome()
            do {
                let source = try jobSource(data)
                while let line = try source.next() { read(line, &outcome) }
            } catch {
                outcome.messages.append("\(error)")
            }
            return outcome
        })

    /// Results files, read both to resume and to merge. Jobs and results may come from another machine.
    static let results = FuzzTarget(
        "results", makers: [bytes(words: words), lines(), lines()],
        run: { data in
            var outcome = FuzzOutcome()
            do {
                let path = "\(folder.path)/results.jsonl"
                try data.write(to: URL(fileURLWithPath: path))
                let jobs = try JobSource(path: "\(folder.path)/jobs.jsonl")
                var merge = try BatchMerge(jobs, results: [path], root: folder.path)
                var lines: [[UInt8]] = []
                let report = try merge.run { lines.append($0) }
                outcome.isAccepted = report.sound > 0
                outcome.messages = report.lines
                for line in lines {
                    let result = JobResult(line: line.dropLast())
                    outcome.expect(result != nil, "a merged result can't be read")
                    outcome.expect(
                        result.map { Array("\($0.json)\n".utf8) } == line,
                        "a merged result differs from what was written")
                }
            } catch {
                outcome.messages.append("\(error)")
            }
            return outcome
        })

    /// Reads a line as the coordinator and as a worker.
    private static func read(_ line: JobLine, _ outcome: inout FuzzOutcome) {
        let outline = JobOutline(line.bytes)
        do {
            let job = try JobReader(name: "jobs.jsonl", options: options).job(line.bytes, number: line.number)
            outcome.isAccepted = true
            outcome.expect(outline.id == job.id, "a job and its outline have different ids")
            outcome.expect(outline.output == job.output, "a job and its outline have different outputs")
        } catch {
            outcome.messages.append("\(error)")
        }
    }

    /// Jobs come from a pipe or a file; unlike a pipe, a file never blocks.
    private static func jobSource(_ data: Data) throws -> JobSource {
        let path = "\(folder.path)/mutated.jsonl"
        try data.write(to: URL(fileURLWithPath: path))
        return try JobSource(path: path)
    }

    /// One option of each kind, and one whose file can be inlined in the job.
    private static let options: [JobKind: [JobOption]] = [
        .render: [
            JobOption(name: "scale", kind: .value), JobOption(name: "pages", kind: .flag(negation: nil)),
            JobOption(name: "appearance", kind: .value, choices: ["light", "dark"]),
            JobOption(name: "style", kind: .value), JobOption(name: "annotations", kind: .value),
        ],
        .compare: [JobOption(name: "before", kind: .value), JobOption(name: "after", kind: .value)],
        .docs: [JobOption(name: "only", kind: .list), JobOption(name: "check", kind: .flag(negation: nil))],
    ]

    static var jobSchema: String { JobSchema.json(options: options) }

    private static let generator = SchemaGenerator(
        schema: jobSchema,
        hints: ["id": ["a", "b", "1"], "output": ["a.png", "b/", "-"], "render": ["chat.yaml", "-", ""]])

    private static let words = [
        "\"id\":", "\"render\":", "\"compare\":", "\"docs\":", "\"output\":", "\"status\":\"done\"", "\"sha256\":",
        "\"a\"", "{", "}", "[", "]", ",", ":", "\"", "\\\"", "\\", "\\u202e", "\\ud800", "null", "1e400", "-", "\n",
        "\u{FEFF}",
    ]

    /// Two finished jobs, which the seeds of results refer to.
    private static let folder = ScratchFolder(
        "batch",
        files: [
            "jobs.jsonl": Data(
                """
                {"id": "a", "render": "chat.yaml", "output": "a.png"}
                {"id": "b", "render": "chat.yaml", "output": "b.png"}

                """.utf8),
            "a.png": Data("a picture".utf8), "b.png": Data("another".utf8),
        ])
}

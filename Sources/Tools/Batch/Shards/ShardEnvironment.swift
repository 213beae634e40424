internal import Documents
internal import Foundation

/// The environment variables of schedulers that select the part of the jobs for a process.
///
/// | scheduler | which part | how many |
/// |---|---|---|
/// | Kubernetes, indexed Job | `JOB_COMPLETION_INDEX`, from 0 | `JOB_COMPLETIONS`, which the manifest has to set |
/// | Slurm, array job | `SLURM_ARRAY_TASK_ID` | `SLURM_ARRAY_TASK_COUNT`, `_MIN`, `_MAX`, `_STEP` |
///
/// `MESSAGESHOT_SHARDS` sets the number of parts for either: an array that repeats a few tasks has a wrong count.
struct ShardEnvironment {
    private let variables: [String: String]

    init(_ variables: [String: String]) { self.variables = variables.filter { !$0.value.isEmpty } }

    private static let kubernetes = "JOB_COMPLETION_INDEX"
    private static let slurm = "SLURM_ARRAY_TASK_ID"
    private static let own = "MESSAGESHOT_SHARDS"
    private static let completions = "JOB_COMPLETIONS"

    /// - Throws: ``BatchError`` if variables are missing or contradict each other.
    func shard() throws(BatchError) -> Shard {
        switch (try number(Self.kubernetes), try number(Self.slurm)) {
        case (let index?, nil): return try kubernetesShard(index)
        case (nil, let task?): return try slurmShard(task)
        case (_?, _?):
            throw BatchError(
                "--shard auto: both \(Self.kubernetes) and \(Self.slurm) are set; name the shard, such as --shard 1/8"
            )
        case (nil, nil):
            throw BatchError(
                "--shard auto: neither \(Self.kubernetes) nor \(Self.slurm) is set; name the shard, such as "
                    + "--shard 1/8")
        }
    }

    private func kubernetesShard(_ index: Int) throws(BatchError) -> Shard {
        let counts = (own: try number(Self.own), job: try number(Self.completions))
        if let own = counts.own, let job = counts.job, own != job {
            throw BatchError("--shard auto: \(Self.own) is \(own) and \(Self.completions) is \(job); set one of them")
        }
        guard let count = counts.own ?? counts.job else {
            throw BatchError(
                "--shard auto: \(Self.kubernetes) is \(index), but the number of shards is unknown; set \(Self.completions) "
                    + "in the manifest to the Job's “completions”")
        }
        guard (0..<max(1, count)).contains(index) else {
            throw BatchError(
                "--shard auto: \(Self.kubernetes) is \(index), which is out of range for \(count) shards, counted from 0"
            )
        }
        return try Shard(index: index + 1, count: count, from: "--shard auto: \(index + 1)/\(count)")
    }

    private func slurmShard(_ task: Int) throws(BatchError) -> Shard {
        if let count = try number(Self.own) {
            guard (1...max(1, count)).contains(task) else {
                throw BatchError(
                    "--shard auto: \(Self.slurm) is \(task) and \(Self.own) is \(count); number the tasks from 1 to "
                        + "\(count): --array=1-\(count)")
            }
            return try Shard(index: task, count: count, from: "--shard auto: \(task)/\(count)")
        }
        let first = try needed("SLURM_ARRAY_TASK_MIN")
        let last = try needed("SLURM_ARRAY_TASK_MAX")
        let count = try needed("SLURM_ARRAY_TASK_COUNT")
        let step = max(1, try number("SLURM_ARRAY_TASK_STEP") ?? 1)
        guard first <= task, task <= last, (task - first) % step == 0, (last - first) / step + 1 == count else {
            throw BatchError(
                "--shard auto: task \(task) of \(count) from \(first) to \(last) belongs to an array with gaps; set "
                    + "\(Self.own) to the number of parts, and number the tasks from 1")
        }
        return try Shard(index: (task - first) / step + 1, count: count, from: "--shard auto: task \(task)")
    }

    private func needed(_ name: String) throws(BatchError) -> Int {
        guard let number = try number(name) else {
            throw BatchError("--shard auto: \(Self.slurm) is set, but \(name) isn't; set \(Self.own)")
        }
        return number
    }

    private func number(_ name: String) throws(BatchError) -> Int? {
        guard let text = variables[name] else { return nil }
        guard let number = Int(text), (0...1_000_000_000).contains(number) else {
            throw BatchError("--shard auto: \(name) is “\(text.shortened)”; it has to be a number, 0 or more")
        }
        return number
    }
}

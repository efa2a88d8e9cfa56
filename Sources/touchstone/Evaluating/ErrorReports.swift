import Foundation
import SceneStage
import Scenes
import TouchEvaluation
import TouchRecording
import TouchReport
import TouchStage
import UIKit

/// The reports of the recordings with errors, in a folder beside an evaluation's page.
@MainActor
struct ErrorReports {
  /// For so many recordings reports are made (our own choice: some 50 MB).
  private static let most = 100

  private let folder: String
  private var made: Set<Int> = []
  private let isComplete: Bool

  /// Makes the reports.
  ///
  /// - Parameters:
  ///   - summary: The summary with the errors.
  ///   - corpus: The corpus.
  ///   - setup: How its recordings are opened and staged.
  ///   - page: The page's path.
  /// - Throws: An error where the folder or a report can't be written.
  init(
    _ summary: EvaluationSummary,
    _ corpus: Corpus,
    _ setup: EvaluationSetup,
    page: String
  ) throws(RecordingError) {
    folder = Self.folder(of: page)
    var wanted: [Int] = []
    for error in summary.errors where !wanted.contains(error.recording) {
      wanted.append(error.recording)
    }
    let isFile = Self.isFile(page)
    isComplete = wanted.count <= Self.most && isFile
    if wanted.isEmpty || !isFile { return }
    if folder.withSystemPath({ mkdir($0, 0o777) }) != 0, errno != EEXIST {
      throw RecordingError(
        .unwritable,
        file: folder,
        problem: "can't be made (\(systemReason(errno)))",
        remedy: "check the folder that the page goes to"
      )
    }
    for number in wanted.prefix(Self.most) where corpus.tasks.indices.contains(number - 1) {
      let task = corpus.tasks[number - 1]
      let asked = summary.errors.first { $0.recording == number }
      guard let html = Self.report(task, setup, asked?.recognizer ?? asked?.gesture) else {
        continue
      }
      try PictureFile.write(html, to: "\(folder)/\(number).html", input: task.path)
      made.insert(number)
    }
  }

  /// Refuses a page that can't be written, or beside which there can be no folder of reports; makes nothing.
  static func checkPlaces(page: String) throws(RecordingError) {
    if page == "-" { return }
    try PictureFile.refuseToReplace(page, "")
    try OutputFile.checkPlace(of: page)
    if Self.isFile(page), let status = statistics(of: folder(of: page)), status.kind != S_IFDIR {
      throw RecordingError(
        .unwritable,
        file: folder(of: page),
        problem: "it is no folder, and the reports beside the page need one of that name",
        remedy: "move it, or name the page otherwise"
      )
    }
  }

  /// Whether a page is a file, or will be one: beside a pipe or a device there are no reports.
  private static func isFile(_ page: String) -> Bool {
    page != "-" && statistics(of: page).map { $0.kind == S_IFREG } ?? true
  }

  /// The folder of the reports beside a page.
  private static func folder(of page: String) -> String {
    (page.hasSuffix(".html") ? String(page.dropLast(5)) : page) + ".reports"
  }

  /// Where the report about an error lies, seen from the page.
  func link(to error: EvaluationSummary.Error) -> String? {
    guard made.contains(error.recording) else { return nil }
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":?#"))
    let path = name.addingPercentEncoding(withAllowedCharacters: allowed) ?? name
    return "./\(path)/\(error.recording).html"
  }

  /// What was made, in words.
  var words: String {
    if made.isEmpty { return "" }
    return ", and \(NumberText.count(made.count, "report")) in \(folder)"
      + (isComplete ? "" : " (of the first recordings with errors)")
  }

  private static func report(
    _ task: RecordingTask,
    _ setup: EvaluationSetup,
    _ gesture: String?
  ) -> String? {
    do throws(RecordingError) {
      let stage = setup.stage(try setup.open(task).header, task.settings)
      let recorder = ReportRecorder(stage)
      let play = StagePlay(try setup.open(task), on: stage)
      play.run { recorder.isFull }
      let length = recorder.isFull ? play.skip() : nil
      var page = recorder.page(
        name: PictureFile.title(of: task.file),
        scene: setup.staging.title,
        of: length
      )
      page.gesture = gesture.flatMap { name in
        stage.recognizers.contains { $0.name == name } ? name : nil
      }
      return page.html
    } catch {
      return nil
    }
  }
}

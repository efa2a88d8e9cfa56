extension Surroundings {
  /// Whether a given file declares a method of this name with labels.
  func declaresMethod(_ name: String) -> Bool {
    if OldSpellings.requirements[name] != nil { return false }
    return allTypes.contains {
      $0.methods.contains { !$0.isEngine && $0.name == name && !$0.isOverride }
    }
  }

  /// Whether a given file declares a method or a function of this name.
  func declaresFunction(_ name: String) -> Bool {
    allTypes.contains { $0.methods.contains { !$0.isEngine && $0.base == name } }
  }

  /// Whether a given file declares a member of this name, or a tuple with such a label.
  func declaresMember(_ name: String) -> Bool {
    tupleLabels.contains(name)
      || allTypes.contains {
        $0.properties.contains { !$0.isEngine && $0.name == name && !$0.isOverride }
      }
  }
}
